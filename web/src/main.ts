import { mount } from "svelte";

import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/theme.css";
import "./styles/base.css";
import { light, settings } from "./settings.svelte";

light(settings.theme);
const target = document.getElementById("app");
if (target) mount(App, { target });
// Where a page is not served safely there is no worker: the server then simply does not open when it is closed.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => {});
