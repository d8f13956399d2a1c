import { createHash } from 'node:crypto';

export type Account = { subject: string; name: string; email: string; isStaff: boolean };

export const accounts: readonly Account[] = [
  { subject: 'local-1', name: 'Amal Rahman', email: 'amal@majlis.example', isStaff: true },
  { subject: 'local-2', name: 'Yusuf Karimov', email: 'yusuf@majlis.example', isStaff: true },
  { subject: 'local-3', name: 'Vera Visitor', email: 'visitor@elsewhere.example', isStaff: false },
];

export const staffEmails = accounts.filter(({ isStaff }) => isStaff).map(({ email }) => email);

const styleSheet = `
:root { color-scheme: light dark; accent-color: #1e40af }
body { max-width: 26rem; margin: 1rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
label, small { display: block; margin: .5rem 0 }
fieldset, input[name=sign-in-code], button { border: 1px solid GrayText; border-radius: 8px }
input[name=sign-in-code] { width: 100%; box-sizing: border-box; padding: .5rem 1rem; font: 1.25rem ui-monospace, monospace }
button { min-height: 44px; padding: 0 1.5rem; font: inherit; cursor: pointer }
button:not([name]) { color: #fff; background: #1e40af }
[role=alert] { font-weight: 600 }
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
      <p id="code-error" role="alert">${errorMessage}</p>
      <button>Continue</button>
      <button name="cancel" value="yes" formnovalidate>Cancel</button>
    </form>`,
  );

/** An invalid authorization request must not be redirected, because its redirect URI cannot be trusted. */
export const errorPage = (errorMessage: string): string =>
  page(
    'This sign-in cannot go on',
    `<p role="alert">${errorMessage}</p><p>Close this window and start again from the staff page.</p>`,
  );

const option = ({ email, name, isStaff }: Account, isSelected: boolean): string => `
        <label>
          <input type="radio" name="account" value="${email}" ${isSelected ? 'checked' : ''}>
          <b>${name}</b> · ${isStaff ? 'Staff' : 'Not on the list'}<br>${email}
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
      <p><small>A stand-in for Google, on this computer only.</small></p>
    </main>
  </body>
</html>`;
