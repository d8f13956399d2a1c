import { texts } from '#messages/staff';

export const FeedsHelp = () => texts('feeds.help').map((text) => <li key={text}>{text}</li>);
