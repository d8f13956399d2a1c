import { createHash } from 'node:crypto';
import { type Account, accounts } from './accounts.js';

const styleSheet = `
:root { --blue: #1e40af; --ink: #0f172a; --soft: #475569; --paper: #fdfcf9; --sand: #f4efe6; --line: #e4ddd0; --edge: #857a66; --red: #b42318 }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; gap: 12px; padding: 12px; color: var(--ink); background: var(--sand); font: 15px/1.45 system-ui, sans-serif }
main { width: min(100vw - 24px, 420px); padding: 20px 28px 24px; background: var(--paper); border: 1px solid var(--line); border-radius: 8px }
h1 { margin: 0; text-align: center; font: 600 26px/1.2 Georgia, serif }
p { margin: 4px 0 14px; text-align: center; color: var(--soft) }
fieldset { margin: 0 0 12px; min-width: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px }
legend { position: absolute; clip-path: inset(50%) }
.account { display: flex; align-items: center; gap: 12px; padding: 9px 14px; cursor: pointer }
.account + .account { border-top: 1px solid var(--line) }
.account:hover { background: var(--sand) }
.account span { min-width: 0; font-size: 13px; overflow-wrap: anywhere }
.account b { display: block; font-size: 15px }
.account small { margin-inline-start: auto; white-space: nowrap }
small { color: var(--soft) }
[for=sign-in-code] { display: block; margin: 18px 0 6px; font-weight: 600 }
#sign-in-code { width: 100%; padding: 8px 14px; font: 500 20px/1.4 ui-monospace, monospace; letter-spacing: .14em; color: inherit; background: #fff; border: 1px solid var(--edge); border-radius: 8px }
:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px }
#code-help { display: block; margin-top: 6px }
#code-error { margin: 6px 0 0; text-align: start; color: var(--red); font-weight: 500 }
.actions { display: flex; flex-direction: row-reverse; justify-content: space-between; margin-top: 14px }
button { min-height: 44px; padding: 0 22px; border: 1px solid var(--blue); border-radius: 8px; background: var(--blue); color: #fff; font: 600 15px system-ui, sans-serif; cursor: pointer }
button[name=cancel] { background: none; border-color: transparent; color: var(--blue) }
footer { text-align: center; font-size: 13px; color: var(--soft) }
`;

export const styleSource = `'sha256-${createHash('sha256').update(styleSheet).digest('base64')}'`;

/** The form posts to the page's own URL, so that the authorization request in the query is sent again. */
export const signInPage = (selected = accounts[0]?.email, errorMessage = ''): string =>
  page(
    'Choose an account',
    `<p>to continue to <strong>Majlis</strong></p>
      <form method="post">
        <fieldset>
          <legend>Account</legend>
          ${accounts.map((account) => option(account, account.email === selected)).join('')}
        </fieldset>
        <label for="sign-in-code">Sign-in code</label>
        <input id="sign-in-code" name="sign-in-code" inputmode="numeric" autocomplete="off" maxlength="9" required autofocus
          aria-describedby="code-help code-error" aria-invalid="${errorMessage !== ''}">
        <small id="code-help">Six digits, printed in the console that runs Majlis.</small>
        <div id="code-error" role="alert">${errorMessage}</div>
        <div class="actions">
          <button>Continue</button>
          <button name="cancel" value="yes" formnovalidate>Cancel</button>
        </div>
      </form>`,
  );

/** An invalid authorization request must not be redirected, because its redirect URI cannot be trusted. */
export const errorPage = (errorMessage: string): string =>
  page(
    'This sign-in cannot go on',
    `<p role="alert">${errorMessage}</p><p>Close this window and start again from the staff page.</p>`,
  );

const option = ({ email, name, isStaff }: Account, isSelected: boolean): string => `
          <label class="account">
            <input type="radio" name="account" value="${email}" ${isSelected ? 'checked' : ''}>
            <span><b>${name}</b>${email}</span>
            <small>${isStaff ? 'Staff' : 'Not on the list'}</small>
          </label>`;

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} – Majlis</title>
    <link rel="icon" href="data:,">
    <style>${styleSheet}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
    <footer>A stand-in for Google, on this computer only.</footer>
  </body>
</html>`;
