import { mount } from "svelte";

import App from "./App.svelte";
import "./look/fonts.css";
import "./look/theme.css";
import "./look/base.css";
import { light, settings } from "./settings.svelte";

light(settings.theme);
const target = document.getElementById("app");
if (target) mount(App, { target });
// Where a page is not served safely there is no worker: the house then simply does not open when it is closed.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => {});
