import { loadedTexts } from './catalogues';
import { createMessages, type Messages } from './create-messages';

const { site, staff } = loadedTexts();
if (!staff) throw new Error('A module of the staff area was imported before its texts');

type StaffTexts = Omit<typeof site, keyof typeof staff> & typeof staff;

/** The staff area shows texts of the site, too. */
const catalogue: StaffTexts = { ...site, ...staff };

const messages: Messages<StaffTexts> = createMessages(catalogue);

export const t: typeof messages.t = messages.t;
export const rich: typeof messages.rich = messages.rich;
export const texts: typeof messages.texts = messages.texts;
