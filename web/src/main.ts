import { mount } from "svelte";

import App from "./App.svelte";
import "./look/fonts.css";
import "./look/theme.css";
import "./look/base.css";
import { light, settings } from "./settings.svelte";

light(settings.theme);
const target = document.getElementById("app");
if (target) mount(App, { target });
