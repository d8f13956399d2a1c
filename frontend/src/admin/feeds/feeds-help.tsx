import { help } from '#messages/staff/feeds';

export const FeedsHelp = () => help.map((text) => <li key={text}>{text}</li>);
