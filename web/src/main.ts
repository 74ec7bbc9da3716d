import { mount } from "svelte";
import App from "./App.svelte";
import { tongue } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/languages.css";
import "./styles/zones.css";

const show = () => mount(App, { target: document.getElementById("app")! });
// First the language, then the page: it must not be read in English and jump. Without its catalog English will do.
void speak(tongue()).then(show, show);

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
