import { texts } from '#messages/staff';

export const ActivityHelp = () => texts('activityPage.help').map((text) => <li key={text}>{text}</li>);
