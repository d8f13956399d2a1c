import { help } from '#messages/staff/media';

export const MediaHelp = () => help.map((text) => <li key={text}>{text}</li>);
