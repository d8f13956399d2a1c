export const notifications = 'Notifications (F8)';
export const dismiss = 'Dismiss';
