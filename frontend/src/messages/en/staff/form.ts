import { plural } from '../language';

export const unsavedChanges = 'Unsaved changes';
export const saveAndAddAnother = 'Save and add another';
export const saving = 'Saving...';
export const typedAndNotSaved = (time: string): string => `What you typed ${time} was not saved. You can restore it.`;
export const restoreIt = 'Restore it';
export const discardIt = 'Discard it';
/** Behind the label of a field, hence the space. */
export const optional = ' (optional)';
/** Read out behind the number, hence the space. */
export const errorsCounted = (count: number): string => plural(count, ' error', ' errors');
export const enterNumber = 'Enter a number, or leave it empty';
export const enterDateAndTime = 'Enter the full date and time, or clear it';

export const leaveWithoutSaving = 'Leave without saving?';
export const typedWillBeLost = 'What you have typed since the last save will be lost.';
export const keepEditing = 'Keep editing';
