/**
 * Each message of the services has a code and an English text. The staff area shows the text of the code in its language
 * (`frontend/src/messages/ar/services.json`). `{field}` stands for the name of a field of the request.
 */
export const messageTexts = {
  // Errors of a field
  required: '{field} is required',
  tooLong: '{field} has at most {max} characters',
  textTooLong: 'This text has at most {max} characters',
  notStorable: '{field} has a character that cannot be stored',
  unknownField: 'This field is not known',
  notInteger: '{field} is a whole number',
  negative: '{field} must not be negative',
  tooLarge: '{field} is at most {max}',
  tooSmall: '{field} starts at {min}',
  notInChoices: '{field} is one of {values}',
  tooMany: 'At most {max} of them',
  // This code stands for texts that only programs read.
  other: '{text}',
  notTexts: 'Give a list of texts',
  notTextsWithCommas: 'Give texts with commas between them',
  notLines: 'Give each text on a line of its own',
  otherLineCount: 'Give {count} lines, one for each',
  notDateTime: '{field} must be a date and time between 1900 and 2199',
  notDateTimeOrNull: 'Give a date and time, or null for none',
  notDay: '{field} must be a day between 1900 and 2199',
  notDate: 'Give a date',
  dateOutOfRange: 'Give a date between 1900 and 2199',
  skippedTime: 'There is no such time in {zone}',
  endBeforeStart: 'The end must be after the start',
  deadlineAfterStart: 'The deadline must be before the start',
  timeInPast: 'This time is in the past',
  sameDay: 'Choose another day',
  dayWithoutSessions: 'There are no sessions on this day',
  noTimeZone: 'Choose a time zone',
  unknownTimeZone: 'Choose a time zone, like Asia/Kuala_Lumpur',
  notEmail: 'Enter an email address, such as name@example.org',
  notEmailOrEmpty: 'Enter an email address or leave it empty',
  emailTooLong: 'An email address has at most {max} characters',
  notAddressOrEmpty: 'Give an address or leave it empty',
  addressTooLong: 'An address has at most {max} characters',
  notWholeAddress: 'Enter the full address, such as https://www.example.org',
  slugTooLong: 'An address has at most {max} characters',
  slugTooLongInScript: 'An address in this script has at most {max} characters',
  notSlug: 'Use lower-case letters, digits and single hyphens',
  slugOfSite: 'The site itself uses /{slug}. Choose another address, such as {slug}-page',
  slugOfConference: 'Another conference already has this address',
  slugOfPage: 'Another page already has this address',
  slugOfSession: 'Another session of this conference already has this address',
  slugOfSpeaker: 'Another speaker already has this address',
  notHandle: 'Enter a handle, such as @majlis',
  notOrcid: 'Enter an ORCID iD, such as 0000-0002-1825-0097',
  notDoi: 'Enter a DOI, such as 10.1234/majlis.2026.7',
  notPages: 'Enter a page or a range, such as 12–18',
  notContentKey: 'Write the page, a dot and a name in lower case, like hero.title',
  contentKeyTaken: 'An entry with this key exists already.',
  notContentType: 'Choose text or textarea',
  notTimelinePage: 'Choose about or home',
  notSiteLanguages: 'Give languages of the site: {values}',
  notSections: 'Sections are {values}',
  noSections: 'Choose the sections',
  noVisibleHtml: 'Nothing of this HTML can be shown',
  noAction: 'Choose what to do',
  noRows: 'Choose at least one row',
  tooManyRows: 'Choose at most {max} rows',
  noTags: 'Give at least one tag',
  noSessions: 'Choose at least one session',
  tooManySessions: 'Choose at most {max} sessions',
  tooManySpeakers: 'At most {max} speakers',
  tooManyTitles: 'At most {max} titles',
  unknownSource: 'This installation has no such source',
  speakerTwice: 'Each person once',
  unknownSpeaker: 'This speaker does not exist',
  samePerson: 'Choose another person',
  roomTaken: 'Another room of this conference has this name',
  sessionOfOtherConference: 'This session belongs to another conference',
  notSessionOfConference: 'Choose a session of this conference',
  noFileOrLink: 'Upload a file or give a link',
  notFileOrAddress: 'Upload a file, or give a whole address',
  noImageAddress: 'Enter the address of an image',
  notImageAddress: 'Enter the full address of an image, such as https://www.example.org/portrait.jpg',
  notStoredImage: 'Upload an image first',
  notStoredImageOrEmpty: 'Upload or choose an image',
  notFocalPoint: 'Point at the picture',
  notUploaded: 'Upload the new file first',
  otherFolder: 'Upload it to the same folder',
  sameFile: 'This is the same file. Choose another one.',
  ofEntry: '“{title}”: {problem}',
  several: '{parts}',

  // Files
  noImage: 'Choose an image to upload',
  noPdf: 'Choose a PDF to upload',
  emptyFile: 'This file is empty. Choose another one.',
  fileTooLarge: 'This file is larger than {megabytes} MB. Upload a smaller one.',
  notImage: 'This file is not an image we can use. Upload a JPEG, PNG, WebP or AVIF.',
  damagedImage: 'This image is damaged or incomplete. Save it again and upload the new file.',
  tooManyPixels:
    'This image has too many pixels. Make it smaller than {megapixels} megapixels and {side} pixels a side.',
  imageNotPrepared: 'This image cannot be prepared. Make it smaller or save it again, and upload the new file.',
  imageTooSlow: 'This image takes too long to prepare. Make it smaller and upload it again.',
  imagesBusy: 'Several images are being prepared right now. Please try again in a minute.',
  imagesNotStored: 'Images cannot be stored at the moment. Please try again soon.',
  notPdf: 'This file is not a PDF. Save it as a PDF and upload that.',
  incompletePdf: 'This PDF is incomplete. Save it again and upload the new file.',
  documentsNotStored: 'Documents cannot be stored at the moment. Please try again soon.',
  addressNotHttps: 'Enter an address that begins with https://. Others are not fetched.',
  addressNotPublic: 'This address is not fetched: it is not a public one.',
  noPictureAtAddress: 'There is no picture at this address. Open it in the browser to see what is there.',
  pictureAtAddressTooLarge: 'The picture at this address is larger than {megabytes} MB.',
  noAnswerFromAddress: 'This address did not answer, or not in time. Try again, or download the picture and upload it.',
  notImageAtAddress: 'What is at this address is not a picture we can use. Give one of a JPEG, PNG, WebP or AVIF.',
  addressTooSlow: 'Fetching and preparing this picture takes too long. Download it, make it smaller and upload it.',
  uploadBrokeOff: 'The upload broke off.',
  uploadsBusy: 'Several files arrive right now. Please try again in a minute.',
  uploadNotStored:
    'A file that was chosen here has been removed meanwhile, for nothing used it. Please upload it again.',
  quotaUntilMinute:
    'You have uploaded as much as one account may within a day ({files} files or {gigabytes} GB). Try again in a minute.',
  quotaUntilMinutes:
    'You have uploaded as much as one account may within a day ({files} files or {gigabytes} GB). Try again in {wait} minutes.',
  quotaUntilHours:
    'You have uploaded as much as one account may within a day ({files} files or {gigabytes} GB). Try again in {wait} hours.',
  usesAndOneMore: '{uses} and 1 more place',
  usesAndMore: '{uses} and {rest} more places',
  useOfRow: '{place} “{label}”',
  use: '{place}',
  fileInUse: '“{name}” is in use and cannot be deleted. Replace it there first: {uses}.',
  inUse: 'It is in use. Replace it there first: {uses}.',

  // Errors of a request
  invalidFields: 'Please correct the marked fields.',
  notSignedIn: 'Please sign in.',
  accessDenied: 'Access denied. Only authorized users can access this CMS.',
  unknownAddress: 'This address does not exist.',
  notFromOurPages: 'This request did not come from our own pages.',
  failed: 'Something went wrong on our side. Please try again.',
  notAvailable: 'This is not available at the moment. Please try again soon.',
  sentBefore: 'This was sent before with other contents. Please save it again.',
  stillBeingSaved: 'This is still being saved. Please try again in a moment.',
  changedSince: '{name} changed this on {at}.',
  listChanged: 'The list has changed meanwhile. Load it again and repeat the move.',
  noSuchPage: 'The list has no such page.',
  // Responses of the gateway itself
  arrivedTooSlowly: 'The request took too long to arrive.',
  sentTooLarge: 'What was sent is too large.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',

  requestTooLarge: 'This is too large. Send at most {kilobytes} KB.',
  conferenceNotFound: 'Conference not found',
  pageNotFound: 'Page not found',
  speakerNotFound: 'Speaker not found',
  episodeNotFound: 'Episode Not Found',
  notEmbeddable: 'This page cannot be embedded.',
  noProceedings: 'This conference has no proceedings.',
  rowNotFound: 'This {noun} does not exist.',
  rowDeleted: 'It does not exist any more: it has been deleted meanwhile.',
  rowRestored: 'It has been restored meanwhile, or deleted for good.',
  rowNotChanged: 'Nothing was changed, because this was not possible for the row.',
  rowsNotChanged: 'Nothing was changed, because this was not possible for {failed} of {total} rows.',
  sessionNotMoved: 'The session was not moved, because it was changed meanwhile.',
  sessionsNotMoved: 'Nothing was moved, because {failed} of {total} sessions were changed meanwhile.',
  noSuchAction: 'These rows do not have this action.',
  nothingToUndo: 'There is nothing to undo: nothing was changed.',
  undoTaken: 'This cannot be undone, because its address or place has been taken since.',
  undoDeleted: 'This cannot be undone, because it was deleted for good.',
  deletedForGood: 'What was deleted for good cannot be brought back.',
  noDraft: 'There is no draft.',
  alwaysPublic: 'This is always public.',
  notScheduled: 'This is not scheduled any more.',
  previewEnded: 'This preview has ended.',
  previewEndedAskAgain: 'This preview has ended. Ask for a new link.',
  sessionEnded: 'This session has already ended.',
  problemSolved: 'This problem is solved',
  programmeNotReleased: 'The program of this conference has not been released yet.',
  speakerAssigned: 'This speaker is already assigned to this session.',
  pageSlugTaken: 'Another page already has this address. Choose another one.',
  pageSlugTakenWhenRestored:
    'Another page already has this address. Change the address of that page, then restore this one.',
  alreadyExists: 'This already exists.',
  stillReferredTo: 'Something else still refers to this.',
  valueMissing: 'A required value is missing.',
  valueHasWrongForm: 'A value has the wrong form.',
  valueOutOfLimits: 'A value is outside its limits.',
  numberTooLarge: 'A number is too large.',
  textTooLongToStore: 'A text is too long.',
  textNotStorable: 'A text has a character that cannot be stored.',

  // Problems of the site's content
  draftIsOver: 'It ended on {day} and is still a draft.',
  registrationIsOver: 'Registration closed on {day}, but its page still has the button “Register Now”.',
  noDescription: 'It has neither a short description nor one for search engines.',
  longDescription: 'Its description has {count} characters. Search engines show about {max}.',
  pictureWithoutAlt: 'A picture in this text has no alt text.',
  heroImageWithoutAlt: 'This hero image has no alt text.',
  altIsFileName: 'The alt text of this hero image is a file name: {alt}.',
  outdatedYear: 'It speaks of what is to come, with a past year: “{text}”.',
  otherYearsSince: 'It says “{text}”, but it is {years} years since {founded}. An empty text counts by itself.',
  noSpeakers: 'It has no speakers.',
  noRoom: 'It has no room.',
  linkedPageGone: 'The page {url} no longer exists.',
  linkDoesNotRespond: '{url} does not respond: {reason}.',
  linkRespondsWithError: '{url} responds with the error {status}.',

  // Errors and notes of an import
  noFile: 'Choose a file.',
  noSessionsInFile: 'This file has no sessions.',
  noPeopleInFile: 'This file has no people.',
  tooManySessionsInFile: 'This file has {count} sessions. At most {max} are imported at once: split the file.',
  tooManyPeopleInFile: 'This file has {count} people. At most {max} are imported at once: split the file.',
  tooManyRoomsInFile: 'This file has {count} rooms. At most {max} are imported at once: split the file.',
  tooManyColumns: 'This file has more than {max} columns.',
  programmeFormats: 'CSV, XLSX, JSON or XML',
  peopleFormats: 'CSV, XLSX or JSON',
  fileIsNoText: 'This file is no text. Choose a {formats} file.',
  fileIsXml: 'This is an XML file. Choose a {formats} file.',
  fileOfOtherKind: 'This is {kind}. Save the table as “Excel workbook (.xlsx)” or “CSV UTF-8” and choose that file.',
  kindArchive: 'a spreadsheet or archive',
  kindOldOffice: 'an old Excel or Word document',
  kindPdf: 'a PDF',
  kindPicture: 'a picture',
  kindCompressed: 'a compressed archive',
  notJson: 'This file is no valid JSON: {reason}.',
  notXml: 'This file is no valid XML (line {line}): {reason}.',
  notCsv: 'This file is no valid CSV: a quotation mark is not closed. Save it again from the spreadsheet.',
  notCsvNearLine:
    'This file is no valid CSV near line {line}: a quotation mark is not closed. Save it again from the spreadsheet.',
  notSchedule: 'This XML file is no schedule: it begins with <{name}> instead of <schedule>.',
  documentType: 'This file has a document type (<!DOCTYPE …>), which is not accepted. Remove it.',
  jsonWithoutSessions: 'This JSON file has neither a schedule nor a list of sessions.',
  jsonWithoutPeople: 'This JSON file has no list of people.',
  workbookTooLarge: 'This workbook is too large when it is unpacked.',
  workbookNotRead: 'This workbook cannot be read. Save it again as “Excel workbook (.xlsx)”, or as “CSV UTF-8”.',
  programmeChanged: 'Nothing was imported, because the programme has changed since the preview.',
  peopleChanged: 'Nothing was imported, because the list of people has changed since the preview.',
  moreEntriesElsewhere: 'This file has {listed} of {total} entries. The others are on further pages',
  noEnds:
    'No column has an end or a duration: each session lasts until the next one of its day and room, the last one an hour.',
  noEnd: 'Give an end or a duration',
  noDateInCell: '“{cell}” has no date. Write it as 2026-03-12 09:00',
  noDateInColumn: '“{cell}” has no date. Write it as 2026-03-12 09:00, or choose a column with the date',
  noDateAndTime: '“{cell}” is no date and time. Write it as 2026-03-12 09:00',
  noTimeOfDay: '“{cell}” has no time of day. Write it as 2026-03-12 09:00',
  notTimeOfDay: '{clock} is no time of day',
  readAs: '{cell} is read as {day}',
  noSuchMonth: 'There is no month {number}.',
  noSuchMonthInOrder: 'There is no month {number}. Dates are read as {order}',
  dayMonthYear: 'day, month, year',
  monthDayYear: 'month, day, year',
  yearMonthDay: 'year, month, day',
  noSuchDay: '{number} {month} does not exist',
  noSuchDayInYear: '{number} {month} {year} does not exist',
  skippedClock: '{clock} on {day} does not exist in {zone}: the clocks go forward then',
  dayOutOfRange: 'The date must be between 1900 and 2199',
  notDuration: '“{cell}” is no duration. Write it as 01:30, or in minutes',
  otherDuration: 'The duration “{cell}” differs from {range}, which is used',
  outsideDates: 'Outside the conference dates',
  columnRequired: '{column} is required',
  notNumber: '“{cell}” is no whole number',
  notYesOrNo: '“{cell}” is neither yes nor no',
  unknownType: 'The type “{cell}” is not known. A new session becomes a presentation',
  sameId: 'Row {row} has the same “{id}”. Each session once',
  sameTitleStartAndRoom: 'Row {row} has the same title, start and room',
  sameSession: 'Row {row} is the same session',
  samePersonInRow: 'Row {row} is the same person',
  severalSessions: 'Several sessions have this title and start. Add the id of this one',
  repeatedSession: 'The file has this session {count} times ({times}). Each becomes a session of its own',
  repeatedRoom: 'The file has it twice',
  severalPeople: '{count} people are called “{name}” ({list}). Choose who is meant',
  severalNewPeople: '{count} people are called “{name}” ({list}). Add the e-mail address: {name} <name@example.org>',
  oneName: '“{name}” has one name only, and gets “{last}” as last name',
  nameStays: 'The name “{name}” stays. To change it, give first and last name in two columns',
  speakerStays: '{name} is not in the file and stays',
  leftOut: 'Left out: {problem}',
  noAddressInLine: '“{line}” has no address. Write it as Title <https://example.org/paper.pdf>',
  notMaterialDetail: '“{part}” is no kind, language, licence, DOI, page or date of a document',
  notMaterialAddress: '“{url}” is no whole address, such as https://example.org/paper.pdf',
} as const satisfies Record<string, string>;

type Texts = typeof messageTexts;
export type MessageCode = keyof Texts;

type PlaceIn<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlaceIn<Rest>
  : never;

/** A day is written '2026-03-12', a month is a number from 1 on. */
type Value = string | number | Message | Message[] | { day: string } | { month: number };

export type MessageParams = Record<string, Value>;

/** `message` is the English text of the code with the parameters filled in. */
export type Message = { code: MessageCode; params?: MessageParams; message: string };

type ParamsOf<Code extends MessageCode> = Record<PlaceIn<Texts[Code]>, Value>;

export const message = <Code extends MessageCode>(
  code: Code,
  ...[params]: PlaceIn<Texts[Code]> extends never ? [] : [params: ParamsOf<Code>]
): Message => withParams(code, params as MessageParams | undefined);

const withParams = (code: MessageCode, params: MessageParams | undefined): Message => ({
  code,
  ...(params && { params }),
  message: describeMessage(code, params),
});

/** The English text of a code. */
export const describeMessage = (code: MessageCode, params: MessageParams = {}): string =>
  messageTexts[code].replaceAll(/\{(\w+)\}/g, (_all, place: string) => describeValue(place, params[place] ?? ''));

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

function describeValue(place: string, value: Value): string {
  if (Array.isArray(value)) return value.map((part) => part.message).join(', ');
  if (typeof value !== 'object') return place === 'field' ? describeField(String(value)) : String(value);
  if ('message' in value) return value.message;
  return 'day' in value ? longDate.format(new Date(value.day)) : longMonth.format(Date.UTC(2000, value.month - 1));
}

const fieldNames: Record<string, string> = {
  expertiseAreas: 'Area',
  presentationTitles: 'Presentation title',
  tags: 'Tag',
  alt: 'Alt text',
  at: 'Time',
  conferenceType: 'Type',
  doi: 'DOI',
  from: 'Day',
  image: 'Profile image',
  maxAttendees: 'Maximum attendees',
  sessionAbstract: 'Abstract',
  sessionType: 'Type',
  titleOverride: 'Title',
  to: 'New day',
};

/** Turns 'startDate' into 'Start date'. */
const describeField = (name: string): string =>
  fieldNames[name] ??
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Schemas give codes as their messages, so that a misspelled one does not compile. */
export const code = Object.fromEntries(Object.keys(messageTexts).map((name) => [name, name])) as {
  [Code in MessageCode]: Code;
};

/** An issue of zod has the limits of the failed check, and an issue of our own checks has `params`. */
type Issue = {
  message: string;
  path?: readonly unknown[] | undefined;
  minimum?: number | bigint;
  maximum?: number | bigint;
  values?: readonly unknown[];
  params?: Record<string, unknown> | undefined;
};

/** The message of an issue. A text that is no code, which only programs read, stays as it is. */
export function messageOf({ message: text, path = [], minimum, maximum, values, params }: Issue): Message {
  const names = path.map((part) => (part as { key?: unknown } | null)?.key ?? part);
  const field = names.findLast((name) => typeof name === 'string');
  const all: MessageParams = {
    ...(field !== undefined && { field }),
    ...(minimum !== undefined && { min: Number(minimum) }),
    ...(maximum !== undefined && { max: Number(maximum) }),
    ...(values && { values: values.join(', ') }),
    ...(params as MessageParams | undefined),
  };
  return Object.hasOwn(messageTexts, text) ? withParams(text as MessageCode, all) : message('other', { text });
}
