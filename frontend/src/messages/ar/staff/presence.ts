export const editingElsewhere = 'هذا مفتوح للتعديل لديك في نافذة أخرى أيضا.';
export const isEditing = 'يجري تعديل هذا بواسطة {name} أيضا.';
export const lastSaveWins = 'تعرض النسختان عند آخر حفظ للاختيار بينهما.';
