export const savedPage = 'The network does not answer. This is the page as of {time}.';
export const tryAgain = 'Try Again';
