export type Account = { subject: string; name: string; email: string; isStaff: boolean };

export const accounts: readonly Account[] = [
  { subject: 'local-1', name: 'Amal Rahman', email: 'amal@majlis.example', isStaff: true },
  { subject: 'local-2', name: 'Yusuf Karimov', email: 'yusuf@majlis.example', isStaff: true },
  { subject: 'local-3', name: 'Vera Visitor', email: 'visitor@elsewhere.example', isStaff: false },
];

export const staffEmails = accounts.filter(({ isStaff }) => isStaff).map(({ email }) => email);
