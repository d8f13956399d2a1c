const asItIs = { autoCorrect: 'off', spellCheck: false };

/** What the keyboard of a phone leaves alone of it: names are no mistakes, and codes have no capital letter at their head. */
export const typing = {
  name: { ...asItIs, autoCapitalize: 'words' },
  code: { ...asItIs, autoCapitalize: 'none' },
};
