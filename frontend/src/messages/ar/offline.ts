export const savedPage = 'الشبكة لا تستجيب. هذه هي الصفحة كما كانت في {time}.';
export const tryAgain = 'إعادة المحاولة';
