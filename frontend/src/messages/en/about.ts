import type { TeamSection } from '@majlis/contracts/choices';

export const title = 'Who We Are';
export const description = (site: string): string => `${site}: who we are, our mission and our theme.`;
export const aboutUs = 'About us';
export const aRoom = 'A room where people meet to think';

export const since2011 = 'Since 2011';
export const bringsTogether =
  '{site} brings together scholars, students and citizens who hold that faith and freedom belong together, and who are willing to argue the case in good company.';
export const founded =
  'We were founded in 2011 and are a non-profit organization registered in Malaysia. Our fellows work in universities, courts, newsrooms and civil society in many countries. They write for one another and for everybody who wants to understand how religious, economic and political freedom can be drawn from the sources of Islam and lived today.';
export const majlis =
  'We publish research, hold conferences and keep a conversation going in between. A majlis is the room in which people sit down to talk, and nobody needs to share a conclusion to take a seat in ours.';

export const whatWeWorkFor = 'What we work for';
export const mission = 'Mission and Theme';
export const missionStatement =
  'To make the case for liberty from within the Islamic tradition, by scholarship that can be checked and by conversation that is open to all.';
export const religiousFreedom = 'Religious freedom';
export const religiousFreedomText =
  'Belief that is forced is no belief. We study how conscience is protected in the sources, the law and the life of Muslim societies, and what it takes to protect that of others.';
export const economicFreedom = 'Economic freedom';
export const economicFreedomText =
  'Honest trade, secure property and open markets have long been part of the Islamic tradition. We ask how they can serve the poor as well as the enterprising today.';
export const politicalFreedom = 'Political freedom';
export const politicalFreedomText =
  'Rulers answer to the law and to those they rule. We look for the roots of consultation, accountability and limited government, and for the institutions that keep them alive.';

export const ourJourney = 'Our Journey';
export const thePeople = 'The people';
export const ourTeam = 'Our Team';
export const teamSections: Record<TeamSection, string> = {
  'Management Team': 'Management Team',
  Council: 'Council',
  Advisors: 'Advisors',
  Fellows: 'Fellows',
};

export const joinOurMission = 'Join Our Mission';
export const readAndFollow = 'Read what our fellows have found, follow the debate, and bring your own voice to it.';
export const exploreOurResearch = 'Explore our research';
export const readTheBlog = 'Read the blog';
