/** Search engines show about so many characters of a description and cut the rest. */
export const maxDescriptionLength = 160;
