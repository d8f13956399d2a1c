import { plural } from '../language';

export const description = 'Programs, papers, slides and recordings for visitors.';
export const document = 'Document';
export const belongsTo = 'Belongs to';
export const noDocuments = 'No documents yet';
export const emptyText = 'Nothing is shown on the conference page until you add one.';
export const deleteWarning = 'It disappears from the conference page immediately. You can undo this.';
export const activeHelp = 'Only active documents are shown on the site.';
/** One line that tells two versions of a document apart. */
export const describeDocument = (title: string, kind: string, position: string, url: string): string =>
  `${title} (${kind}, ${position}) ${url}`;

export const helpTitle = 'Enter the title that visitors see, and choose the kind of document.';
export const helpSource = 'Upload a PDF, or give a link, for example to a recording.';
export const helpParent =
  'A document belongs to the whole conference or to one session. With a date under “Public from” it stays hidden until then.';
export const helpPapers =
  'A paper is cited with its title here. Its authors are the speakers who present this title, or, if it is the only paper of its session, all of them.';
export const helpOrder =
  'Drag a row by its handle to change the order, or use the arrows. Inactive documents are not shown.';

export const wholeConference = 'The whole conference';
export const loadingSession = 'Loading session...';
export const sessionNotLoaded = 'Session could not be loaded';
export const deletedSession = 'Deleted session';
export const sessionHelp = 'The documents of a session are shown with the session.';

export const kind = 'Kind';
export const publicFrom = 'Public from';
export const publicFromHelp = (zone: string): string => `In ${zone}. If empty, the document is public immediately.`;
export const publicFromTime = (day: string, time: string, zone: string): string =>
  `Public from ${day}, ${time}, ${zone}`;
export const languageOfConference = 'That of the conference';
export const licence = 'Licence';
export const allRightsReserved = 'All rights reserved';
export const notStated = 'Not stated';
export const doi = 'DOI';
export const pagesHelp = 'In the proceedings, for example 12–18.';
export const publishedOn = 'Published on';
export const publishedOnHelp = 'For citations of a paper. If empty, the day of its session.';

export const fileOrLink = 'File or link';
export const uploadPdf = 'Upload a PDF';
export const giveLink = 'Give a link';
export const link = 'Link';
export const linkHelp = 'The full address, for example https://www.example.org/proceedings';
export const pdfFile = 'PDF file';
export const pdfHelp = 'PDF, up to 20 MB.';
export const uploadedPdf = 'Uploaded PDF';
export const openPdf = 'Open the PDF';
/** Of a file that was just uploaded. */
export const nameAndSize = (name: string, size: string): string => `${name}, ${size}`;

export const addSeveral = 'Add several PDFs';
export const choosePdfs = 'PDFs to add';
export const dropPdfs =
  'Or drop several PDFs here. Each is proposed with a title from its file name, and with the session that has this title.';
export const addFiles = (count: number): string =>
  count === 0 ? 'Add documents' : plural(count, 'Add 1 document', `Add ${count} documents`);
export const titleOf = (file: string): string => `Title of ${file}`;
export const sessionOf = (file: string): string => `What ${file} belongs to`;
export const addedSeveral = (count: number): string =>
  plural(count, '1 document added successfully', `${count} documents added successfully`);
export const notAdded = (count: number): string =>
  plural(count, 'Failed to add 1 document', `Failed to add ${count} documents`);
export const stillInList = 'The list says why. Nothing of them was stored; you can try again.';
export const stillUploading = 'Files are being uploaded...';
export const helpSeveral =
  'For the proceedings, add several PDFs at once: correct the titles that are proposed, choose the sessions, and add them all.';
