export const savedPage = 'Rangkaian tidak menjawab. Ini ialah halaman setakat {time}.';
export const tryAgain = 'Cuba Lagi';
