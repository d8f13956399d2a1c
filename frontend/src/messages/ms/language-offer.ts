export const available = 'Laman ini juga tersedia dalam bahasa Melayu.';
export const open = 'Baca halaman ini dalam bahasa Melayu';
export const decline = 'Tidak, terima kasih';
