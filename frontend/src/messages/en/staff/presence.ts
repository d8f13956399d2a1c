export const editingElsewhere = 'You are editing this in another window, too.';
export const isEditing = '{name} is editing this, too.';
export const lastSaveWins = 'Whoever saves last sees both versions and chooses.';
