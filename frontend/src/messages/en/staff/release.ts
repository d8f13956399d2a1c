export const description =
  'Check the program, publish the conference, and release the program when its times are settled.';
export const checklist = 'checklist';
export const beforePublishing = 'Before publishing';
export const nothingOpen = 'Nothing is open.';
export const more = (count: number): string => `and ${count} more`;
export const showSessions = 'Show them in the list of sessions';

export const publishAndRelease = 'Publish and release';
export const isDraft = 'This conference is a draft. Visitors cannot see its page and its program.';
export const isPublic = 'Visitors see the page of this conference and its program.';
export const releasedOn = (time: string): string =>
  `The program was released on ${time}. What changes in it since then is listed for visitors.`;
export const notReleased = 'The program has not been released yet. Visitors see it, but not what changes in it.';
export const toBeReleasedOn = (time: string): string =>
  `The program has not been released yet. It will be on ${time}, its release date. Visitors see it, but not what changes in it.`;
export const seeChanges = 'See the changes';

export const release = 'Release the program';
export const takeBack = 'Take the release back';
export const released = 'Program released!';
export const releasedDetail = 'From now on visitors see what changes in it.';
export const takenBack = 'Release taken back!';
export const takenBackDetail = 'Changes are no longer listed.';
