export const whoWeAre = 'Siapa kami';
export const aboutSite = 'Tentang {site}';
export const readOurResearch = 'Baca penyelidikan kami';
export const seeTheConferences = 'Lihat persidangan kami';

/** Read out as the kind of the element. */
export const carousel = 'karusel';
export const slide = 'slaid';
export const pictures = 'Gambar';
export const stripOfPictures = 'Jalur gambar';
export const previousPictures = 'Gambar sebelumnya';
export const nextPictures = 'Gambar seterusnya';
export const play = 'Main';
export const pause = 'Jeda';

export const happeningNow = 'Sedang berlangsung';
export const nextConference = 'Persidangan akan datang';
export const registerBy = (day: string): string => `Daftar sehingga ${day}`;
export const aboutTheConference = 'Tentang persidangan ini';

export const research = 'Penyelidikan';
export const latestPublications = 'Penerbitan terkini';
export const allResearch = 'Semua penyelidikan';
export const loadingResearch = 'Memuatkan penyelidikan...';

export const blog = 'Blog';
export const allPosts = 'Semua catatan';
export const loadingPosts = 'Memuatkan catatan...';
export const postsFailed = 'Catatan blog gagal dimuatkan';

export const podcast = 'Podcast';
export const conversations = 'Perbualan untuk didengar';
export const allEpisodes = 'Semua episod';
export const loadingEpisodes = 'Memuatkan episod...';
export const episodesFailed = 'Episod podcast gagal dimuatkan';
export const tryAgainLater = 'Sila cuba lagi kemudian';

export const alongTheWay = 'Sepanjang perjalanan';
export const milestones = 'Peristiwa penting';
export const ourJourney = 'Perjalanan kami';

export const endorsements = 'Sokongan';
export const whatOthersSay = 'Kata mereka tentang kami';
export const chooseEndorsement = 'Pilih kata sokongan';
export const previousEndorsement = 'Kata sokongan sebelumnya';
export const nextEndorsement = 'Kata sokongan seterusnya';
export const endorsementBy = (number: number, name: string): string => `Kata sokongan ${number}, oleh ${name}`;
export const slideOf = (number: number, count: number): string => `${number} daripada ${count}`;

export const follow = 'Ikuti';
export const stayInTheConversation = 'Terus bersama perbualan ini';
export const fromOurGatherings = 'Daripada pertemuan kami';
export const followOnInstagram = 'Ikuti kami di Instagram';
export const picturesOnInstagram = 'Gambar persidangan dan seminar kami ada di Instagram.';
export const loadingPhotos = 'Memuatkan hantaran...';
export const postOf = (day: string): string => `Hantaran pada ${day}`;
export const mediaNotAvailable = 'Media tidak tersedia';
export const video = 'Video';
export const album = 'Album';
/** Read out behind the number. */
export const likes = (_count: number): string => 'suka';
export const comments = (_count: number): string => 'ulasan';
