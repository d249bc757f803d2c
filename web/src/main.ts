import "@fontsource-variable/fraunces";
import "./theme.css";
import "./base.css";

import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
