/** Of both imports. */
export const helpImport = 'Press Import. All of it is saved at once, and Undo takes all of it back.';

export const speakersDescription = 'From an address list, a registration form or another program.';
export const speakersFile =
  'Choose a file: an Excel workbook, a CSV from a spreadsheet, or the JSON of another program.';
export const speakersPreview = 'You see who is added and what changes, field by field. Nothing is saved yet.';
export const speakersMatching =
  'People are found by id, e-mail, ORCID iD or full name; where several people have a name, you choose who is meant. ' +
  'An import never deletes anyone. Columns that the file does not have are left alone, and an empty cell empties the ' +
  'field. Portraits are not imported.';
export const speakersColumns =
  'Give first and last name in two columns, or the full name in one: the preview shows how it was read. Separate ' +
  'areas of expertise with semicolons. The e-mail address of a new person stays hidden unless “Show e-mail” is yes.';

export const sessionsDescription = (zone: string): string => `Times without an offset are in ${zone}.`;
export const sessionsFile =
  'Choose a file: an Excel workbook, a CSV, or what pretalx, frab, Sessionize, Indico or ConfTool export.';
export const sessionsPreview = 'You see what is added and changed, field by field. Nothing is saved yet.';
export const sessionsMatching =
  'A session is found by its id, otherwise by its title and start. People are found by e-mail, ORCID iD or full name; ' +
  'new ones are added, and those you have stay as they are. Where several people have a name, you choose who is meant. ' +
  'An import never deletes a session, a speaker or a document. Columns that the file does not have are left alone, and ' +
  'an empty cell empties the field. Our JSON also holds the list of rooms with their seats.';
/** With examples of what a file has. */
export const sessionsColumns =
  'Write speakers as {speakers}, and times as {time}. Whether 12/03/2026 is in March or December is decided by all dates ' +
  'of the file and the days of the conference, and the preview says so. Write ' +
  'papers, slides and recordings one per line as {materials}.';
