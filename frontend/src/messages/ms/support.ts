export const title = 'Sokong Kami';
export const description = 'Bantu kami mengemukakan hujah bagi kebebasan dari dalam tradisi Islam.';
export const supportUs = 'Sokong kami';
export const helpTheConversation = 'Bantu perbualan ini berterusan';
export const peopleLikeYou =
  'Kami rangkaian bukan berasaskan keuntungan. Penyelidikan, persidangan dan segala yang ada di halaman ini wujud kerana orang seperti anda memberi.';

export const ourVision = 'Visi Kami';
export const faithfulAndFree =
  'Dunia Islam yang di dalamnya tiada sesiapa perlu memilih antara menjadi orang beriman dengan menjadi orang bebas.';
export const ideasTravel =
  'Idea mengembara apabila orang bertemu. Setiap tempat duduk yang dapat kami tawarkan kepada sarjana muda ialah hujah yang akan dibawa pulang.';

export const whySupport = 'Mengapa Menyokong';
export const independence = 'Kesarjanaan yang bebas';
export const independenceText =
  'Penyelidikan kami bukan milik mana-mana parti atau kerajaan. Sumbangan, besar atau kecil, mengekalkannya begitu.';
export const aPlace = 'Tempat di meja perbincangan';
export const aPlaceText =
  'Sokongan anda membawa pelajar dan sarjana peringkat awal kerjaya ke persidangan kami, tanpa mengira pasport atau kemampuan mereka.';
export const openness = 'Terbuka kepada semua';
export const opennessText =
  'Apa yang kami terbitkan boleh dibaca secara percuma. Anda membantu menyunting, menterjemah dan menyebarkannya.';

export const whatAGiftDoes = 'Apa yang dihasilkan oleh sumbangan';
export const writeToUs = 'Tulis kepada kami';
export const tellUs =
  'Beritahu kami apa yang ingin anda jayakan. Kami akan menjawab dengan cara-cara untuk menyumbang dan hasil yang akan dicapai oleh sumbangan anda.';

export const ourImpact = 'Impak Kami';
export const conferences = 'persidangan';
export const books = 'buku';
export const scholars = 'sarjana';
export const years = 'tahun';
export const moreThan = (years: number): string => `${years}+`;
