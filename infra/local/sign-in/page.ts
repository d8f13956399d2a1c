import { type Account, accounts } from './accounts.js';
import { Html, html } from './html.js';

export type SignInPage = {
  /** The request that the page answers, to be sent back with the answer. */
  request: URLSearchParams;
  chosen: string;
  mistake?: string;
};

/** The page that asks who wants to sign in. */
export function signInPage({ request, chosen, mistake }: SignInPage): string {
  return page(
    'Choose an account',
    html`
      <p class="lead">to continue to <strong>Majlis</strong></p>
      <form method="post" action="/authorize">
        ${[...request].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        <fieldset>
          <legend class="visually-hidden">Account</legend>
          ${accounts.map((account) => option(account, account.email === chosen))}
        </fieldset>
        <label class="code" for="sign-in-code">Sign-in code</label>
        <input id="sign-in-code" name="sign-in-code" inputmode="numeric" autocomplete="off" maxlength="9"
          required autofocus aria-describedby="code-help${mistake ? ' mistake' : ''}" ${mistake ? invalid : ''}>
        <p class="help" id="code-help">Six digits, printed in the console that runs Majlis.</p>
        ${mistake && html`<p class="mistake" id="mistake" role="alert">${mistake}</p>`}
        <div class="actions">
          <button>Continue</button>
          <button class="quiet" name="cancel" value="yes" formnovalidate>Cancel</button>
        </div>
      </form>`,
  );
}

/** What is shown when the request itself is wrong: nobody can be sent back. */
export const refusalPage = (mistake: string) =>
  page(
    'This sign-in cannot go on',
    html`<p class="mistake" role="alert">${mistake}</p><p>Close this window and start again from the staff page.</p>`,
  );

const invalid = new Html('aria-invalid="true"');
const checked = new Html('checked');

function option({ email, name, isStaff }: Account, isChosen: boolean): Html {
  const initials = name.replaceAll(/(\w)\w*\s?/g, '$1');
  return html`
    <label class="account">
      <input type="radio" name="account" value="${email}" ${isChosen && checked}>
      <span class="medallion" aria-hidden="true">${initials}</span>
      <span class="who"><b>${name}</b><span>${email}</span></span>
      <span class="${isStaff ? 'badge staff' : 'badge'}">${isStaff ? 'Staff' : 'Not on the list'}</span>
    </label>`;
}

// Two squares and what they enclose: the eight-fold star of the site.
const star = new Html(
  '<svg class="star" viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-8-8H8V8H-8Z"/><path d="M0-11.3 11.3 0 0 11.3-11.3 0Z"/><circle r="3.2"/></svg>',
);

function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} – Majlis</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/sign-in.css">
  </head>
  <body>
    <main>
      ${star}
      <h1>${title}</h1>
      ${content}
    </main>
    <footer>A stand-in for Google, on this computer only.</footer>
  </body>
</html>`.markup;
}
