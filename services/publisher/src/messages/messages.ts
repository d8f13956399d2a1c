import type { SiteLanguage } from '@majlis/contracts/languages';
import { ar } from './ar.js';
import { en, type Messages } from './en.js';
import { ms } from './ms.js';

const messages: Record<string, Messages> = { en, ar, ms };

export const messagesIn = ({ tag }: SiteLanguage): Messages => messages[tag] ?? en;
