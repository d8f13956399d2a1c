import type { TeamSection } from '@majlis/contracts/choices';

export const title = 'Siapa Kami';
export const description = (site: string): string => `${site}: siapa kami, misi kami dan tema kami.`;
export const aboutUs = 'Tentang kami';
export const aRoom = 'Ruang tempat orang bertemu untuk berfikir';

export const since2011 = 'Sejak 2011';
export const bringsTogether =
  '{site} menghimpunkan para sarjana, pelajar dan warganegara yang berpegang bahawa iman dan kebebasan itu seiring, dan yang sedia menghujahkannya bersama-sama rakan yang baik.';
export const founded =
  'Kami ditubuhkan pada tahun 2011 dan merupakan pertubuhan bukan berasaskan keuntungan yang berdaftar di Malaysia. Felo kami bekerja di universiti, mahkamah, bilik berita dan masyarakat sivil di banyak negara. Mereka menulis untuk satu sama lain dan untuk semua yang ingin memahami bagaimana kebebasan beragama, ekonomi dan politik dapat digali daripada sumber Islam dan dihayati hari ini.';
export const majlis =
  'Kami menerbitkan penyelidikan, menganjurkan persidangan dan meneruskan perbualan di antaranya. Majlis ialah ruang tempat orang duduk berbicara, dan sesiapa sahaja boleh mengambil tempat dalam majlis kami tanpa perlu bersetuju dengan kesimpulan yang sama.';

export const whatWeWorkFor = 'Apa yang kami perjuangkan';
export const mission = 'Misi dan Tema';
export const missionStatement =
  'Mengemukakan hujah bagi kebebasan dari dalam tradisi Islam, melalui kesarjanaan yang boleh disemak dan perbualan yang terbuka kepada semua.';
export const religiousFreedom = 'Kebebasan beragama';
export const religiousFreedomText =
  'Kepercayaan yang dipaksa bukanlah kepercayaan. Kami mengkaji bagaimana hati nurani dilindungi dalam sumber, undang-undang dan kehidupan masyarakat Islam, dan apa yang diperlukan untuk melindungi hati nurani orang lain.';
export const economicFreedom = 'Kebebasan ekonomi';
export const economicFreedomText =
  'Perdagangan yang jujur, harta yang terjamin dan pasaran terbuka sudah lama menjadi sebahagian daripada tradisi Islam. Kami bertanya bagaimana semua itu dapat memberikan manfaat kepada orang miskin, dan juga kepada usahawan, hari ini.';
export const politicalFreedom = 'Kebebasan politik';
export const politicalFreedomText =
  'Pemerintah bertanggungjawab kepada undang-undang dan kepada rakyatnya. Kami mencari akar permesyuaratan, kebertanggungjawaban dan kerajaan yang terbatas kuasanya, serta institusi yang mengekalkannya.';

export const ourJourney = 'Perjalanan Kami';
export const thePeople = 'Orang kami';
export const ourTeam = 'Pasukan Kami';
export const teamSections: Record<TeamSection, string> = {
  'Management Team': 'Pasukan Pengurusan',
  Council: 'Majlis',
  Advisors: 'Penasihat',
  Fellows: 'Felo',
};

export const joinOurMission = 'Sertai Misi Kami';
export const readAndFollow = 'Baca hasil kajian felo kami, ikuti perdebatannya, dan sumbangkan suara anda.';
export const exploreOurResearch = 'Terokai penyelidikan kami';
export const readTheBlog = 'Baca blog';
