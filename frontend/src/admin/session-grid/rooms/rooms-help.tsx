import { texts } from '#messages/staff';

export const RoomsHelp = () => texts('rooms.help').map((text) => <li key={text}>{text}</li>);
