/** A post as Instagram's Graph API tells it: https://developers.facebook.com/docs/instagram-platform */
export type SamplePost = {
  id: string;
  media_type: 'IMAGE' | 'CAROUSEL_ALBUM' | 'VIDEO';
  media_url: string;
  /** Only of a video. */
  thumbnail_url?: string;
  caption?: string;
  permalink: string;
  timestamp: string;
  like_count: number;
  comments_count: number;
};

type Post = Omit<SamplePost, 'id' | 'media_url' | 'thumbnail_url' | 'permalink'> & { picture: string };

/** Invented, the newest first. One says nothing, and one is liked by nobody. */
const posts: Post[] = [
  {
    picture: 'seats',
    media_type: 'CAROUSEL_ALBUM',
    caption:
      'Three days, forty speakers and one round table that nobody could sit at the head of. Pictures from the annual conference, in the order in which the coffee ran out: the hall before the first bell, the panel that went on in the corridor, and the last question, which is still open. Thank you to everybody who came from near and far. #openSitting #freedom #conference',
    timestamp: '2026-11-17T16:20:00+0000',
    like_count: 412,
    comments_count: 38,
  },
  {
    picture: 'page',
    media_type: 'IMAGE',
    caption:
      'الهوامش أكثر أجزاء المخطوط حرية: فيها يعترض التلميذ على شيخه، ويشكو الناسخ من البرد، ويكتب القارئ اسمه. من حلقة القراءة ليلة الخميس، وقد امتدّ الحديث عن هامش واحد ساعةً وبعض الساعة.',
    timestamp: '2026-11-12T19:05:00+0000',
    like_count: 187,
    comments_count: 12,
  },
  {
    picture: 'evening',
    media_type: 'VIDEO',
    caption: 'Half a minute of the evening before the sea seminar. Sound on.',
    timestamp: '2026-11-06T17:48:00+0000',
    like_count: 96,
    comments_count: 0,
  },
  {
    picture: 'arches',
    media_type: 'IMAGE',
    caption: 'The new reading room is open. Bring a question; the books are already here.',
    timestamp: '2026-10-28T08:00:00+0000',
    like_count: 0,
    comments_count: 0,
  },
  {
    picture: 'courtyard',
    media_type: 'IMAGE',
    caption:
      'Where the working group on endowments met this week. Two keys, two houses, and neither of them the trustee’s: https://research.example.org/waqf-without-the-state',
    timestamp: '2026-10-19T10:31:00+0000',
    like_count: 254,
    comments_count: 1,
  },
  {
    picture: 'market',
    media_type: 'CAROUSEL_ALBUM',
    caption: 'A walk with Idris Abubakar Wali through the market whose inspector looked at the oven before the price.',
    timestamp: '2026-10-02T14:12:00+0000',
    like_count: 133,
    comments_count: 7,
  },
  {
    picture: 'light',
    media_type: 'IMAGE',
    timestamp: '2026-09-21T06:40:00+0000',
    like_count: 71,
    comments_count: 2,
  },
];

export const samplePosts = (origin: string): SamplePost[] =>
  posts.map(({ picture, ...post }, place) => {
    const drawn = `${origin}/pictures/photos/${picture}.png`;
    const isVideo = post.media_type === 'VIDEO';
    return {
      id: `1790000000000${4_987 - place * 13}`,
      permalink: `https://photos.example.org/p/${picture}`,
      // What a player would load: nobody asks for it here, for the site shows the first frame.
      media_url: isVideo ? `https://photos.example.org/videos/${picture}.mp4` : drawn,
      ...(isVideo && { thumbnail_url: drawn }),
      ...post,
    };
  });
