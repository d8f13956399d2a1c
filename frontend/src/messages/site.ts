import { loadedTexts } from './catalogues';
import { createMessages, type Messages } from './create-messages';

const { site } = loadedTexts();

const messages: Messages<typeof site> = createMessages(site);

export const t: typeof messages.t = messages.t;
export const rich: typeof messages.rich = messages.rich;
export const texts: typeof messages.texts = messages.texts;
