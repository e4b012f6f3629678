import { mount } from "svelte";

import App from "./App.svelte";
import "./look/fonts.css";
import "./look/theme.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
