export const title = 'Hubungi Kami';
export const description = 'Tulis kepada kami tentang kerjasama, penyelidikan, penerbitan atau apa-apa sahaja.';
export const contactUs = 'Hubungi kami';
export const likeToHearFromYou = 'Kami ingin mendengar daripada anda';
export const startsAConversation = 'Soalan, idea, pembetulan: setiap satunya memulakan perbualan.';

export const emailUs = 'E-mel Kami';
export const writeAFewLines = 'Tulis beberapa baris kepada kami melalui e-mel. Setiap mesej dibaca oleh manusia.';
export const responseTime = 'Biasanya kami menjawab dalam masa 5 hari bekerja.';

export const whenToContactUs = 'Bila Perlu Menghubungi Kami';
export const partnerships = 'Peluang kerjasama';
export const partnershipsText =
  'Universiti, institut dan yayasan yang ingin menganjurkan persidangan atau kursus bersama-sama kami.';
export const inquiries = 'Pertanyaan umum';
export const inquiriesText = 'Soalan tentang siapa kami, apa yang kami lakukan dan cara mengambil bahagian.';
export const publications = 'Penyelidikan dan penerbitan';
export const publicationsText = 'Kebenaran, cadangan, pembetulan, dan permintaan untuk berbicara dengan pengarang.';
export const writeToUs = 'Tulis kepada kami';
/** Read out instead, so that it has the words above in it. */
export const writeToUsAbout = (occasion: string): string => `Tulis kepada kami tentang: ${occasion}`;
