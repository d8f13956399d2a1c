import site from '#messages/site.json';
import staff from '#messages/staff.json';
import { createMessages, type Messages } from './create-messages';

type StaffTexts = Omit<typeof site, keyof typeof staff> & typeof staff;

/** The staff area shows texts of the site, too. */
const catalogue: StaffTexts = { ...site, ...staff };

const messages: Messages<StaffTexts> = createMessages(catalogue);

export const t: typeof messages.t = messages.t;
export const rich: typeof messages.rich = messages.rich;
export const texts: typeof messages.texts = messages.texts;
