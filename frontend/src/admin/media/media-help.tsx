import { texts } from '#messages/staff';

export const MediaHelp = () => texts('media.help').map((text) => <li key={text}>{text}</li>);
