import { HelpBox } from '../help-box';

export const VisitsHelp = () => (
  <HelpBox section="visits">
    <ol>
      <li>
        A view is a page that somebody opened, also again. Views are added up every hour, as sums per day. Robots, staff
        and previews are left out. Who reads is not recorded, so there is no number of visitors.
      </li>
      <li>
        “Came from” counts the links of other sites that were followed to any page of this one. Many browsers and apps
        do not tell.
      </li>
      <li>Each word of a search is counted by itself, and listed once it was searched for three times.</li>
      <li>
        Your privacy page may say: “We count how often each page of this site is read, which sites link to us and which
        words are searched for, as sums per day. For this we use no cookies and no service of others, and we store
        nothing about you.”
      </li>
    </ol>
  </HelpBox>
);
