import { help } from '#messages/staff/activity-page';

export const ActivityHelp = () => help.map((text) => <li key={text}>{text}</li>);
