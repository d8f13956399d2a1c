let translate = (message: string): string => message;

/** Hardly any visit needs these texts, so they are loaded after the page. Until then, and if they cannot be loaded, a message stays in English. */
import('./lazy/service-messages').then(
  (texts) => {
    translate = texts.translateServiceMessage;
  },
  () => undefined,
);

/** The services say in English what is wrong with a whole request, a row, or a text that staff should look at. */
export const translateServiceMessage = (message: string): string => translate(message);
