// Eight-pointed stars whose points run on to the next star.
const pattern = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="-36 -36 72 72" fill="none" stroke="#a16207" stroke-opacity=".17">
    <path d="M-17-17H17V17H-17ZM0-24 24 0 0 24-24 0ZM0-24V-36M0 24V36M24 0H36M-24 0H-36M17-17 36-36M17 17 36 36M-17 17-36 36M-17-17-36-36"/>
  </svg>`,
);

/** The look of the sign-in page: the site's colours and faces, readable in a window of 500 by 600. */
export const styleSheet = `
@font-face { font-family: "Source Serif 4"; src: url(/fonts/source-serif-4.woff2) format("woff2"); font-weight: 200 900; font-display: swap }
@font-face { font-family: Inter; src: url(/fonts/inter.woff2) format("woff2"); font-weight: 100 900; font-display: swap }
:root { --blue: #1e40af; --ink: #0f172a; --soft: #475569; --paper: #fdfcf9; --sand: #f4efe6; --line: #e4ddd0; --edge: #857a66; --gold: #a16207; --deep-gold: #7c4a03; --red: #b42318 }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 12px; padding: 12px;
  color: var(--ink); background: var(--sand) url("data:image/svg+xml,${pattern}") center; font: 15px/1.45 Inter, system-ui, sans-serif }
main { width: min(100%, 420px); padding: 20px 28px 24px; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 12px 32px rgb(15 23 42 / .08) }
.star { display: block; width: 36px; margin: 0 auto 6px; fill: none; stroke: var(--gold); stroke-width: 1.1 }
h1 { margin: 0; text-align: center; font: 600 26px/1.2 "Source Serif 4", Georgia, serif; letter-spacing: -.01em }
.lead { margin: 2px 0 14px; text-align: center; color: var(--soft) }
fieldset { margin: 0 0 12px; padding: 0; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; min-width: 0 }
.account { display: flex; align-items: center; gap: 12px; padding: 9px 14px; cursor: pointer; transition: background-color 150ms ease-out }
.account + .account { border-top: 1px solid var(--line) }
.account:hover { background: var(--sand) }
.account:has(:checked) { background: #eef2fd; box-shadow: inset 3px 0 var(--blue) }
.account:has(:focus-visible) { outline: 2px solid var(--blue); outline-offset: -2px }
.account input { position: absolute; opacity: 0 }
.medallion { flex: none; display: grid; place-items: center; width: 36px; height: 36px; border-radius: 50%; background: var(--ink); color: var(--paper); font: 600 13px Inter, sans-serif; letter-spacing: .04em }
.who { flex: 1; min-width: 0; display: grid }
.who span { color: var(--soft); font-size: 13px; overflow-wrap: anywhere }
.badge { flex: none; font-size: 12px; font-weight: 600; color: var(--soft) }
.badge.staff { color: var(--deep-gold) }
label.code { display: block; font-weight: 600; margin-bottom: 4px }
#sign-in-code { width: 100%; padding: 8px 14px; font: 500 20px/1.4 Inter, monospace; font-variant-numeric: tabular-nums; letter-spacing: .14em; color: inherit; background: #fff; border: 1px solid var(--edge); border-radius: 8px }
#sign-in-code:focus-visible, button:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px }
#sign-in-code[aria-invalid] { border-color: var(--red) }
.help { margin: 4px 0 0; font-size: 13px; color: var(--soft) }
.mistake { margin: 6px 0 0; font-size: 14px; color: var(--red); font-weight: 500 }
.actions { display: flex; flex-direction: row-reverse; justify-content: space-between; margin-top: 14px }
button { min-height: 44px; padding: 0 22px; border: 1px solid var(--blue); border-radius: 8px; background: var(--blue); color: #fff; font: 600 15px Inter, sans-serif; cursor: pointer; transition: background-color 150ms ease-out }
button:hover { background: #1a3796 }
button.quiet { background: none; border-color: transparent; color: var(--blue); padding: 0 12px; margin-inline-start: -12px }
button.quiet:hover { background: var(--sand) }
footer { max-width: 420px; text-align: center; font-size: 13px; color: var(--soft); background: var(--sand); padding: 2px 8px; border-radius: 8px }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
@media (max-width: 400px) { .medallion { display: none } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
@media (forced-colors: active) { .account:has(:checked) { outline: 3px solid Highlight; outline-offset: -3px } }
`;
