import { help } from '#messages/staff/rooms';

export const RoomsHelp = () => help.map((text) => <li key={text}>{text}</li>);
