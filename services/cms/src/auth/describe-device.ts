import Bowser from 'bowser';

const maxUserAgentLength = 500;

/** 'Firefox on Windows'; empty if the user agent says neither. */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxUserAgentLength));
  return [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' on ');
}
