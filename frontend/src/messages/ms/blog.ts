export const blog = 'Blog';
export const posts = 'Catatan';
export const searchPosts = 'Cari catatan...';
export const loading = 'Memuatkan catatan...';
export const loadFailed = 'Catatan blog gagal dimuatkan';
export const tryAgainLater = 'Sila cuba lagi kemudian';
export const nothingFound = 'Tiada catatan blog ditemui';
export const blogItself = 'Blog itu sendiri';
export const postsOpenOnBlog =
  'Catatan dibuka di blog kami. Di sana anda juga boleh membaca ulasan dan catatan yang lebih lama.';
export const visitBlog = 'Lawati blog';
