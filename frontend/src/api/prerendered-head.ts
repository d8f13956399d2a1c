/** What only machines read in the head of the page that was written for an address; nothing where none was. */
export const fetchPrerenderedHead = (path: string): Promise<Element[]> =>
  new Promise((resolve) => {
    // It parses the page without an exception from our policy that HTML is made of sanitised text only.
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.onloadend = () => {
      const page: Document | null = request.status === 200 ? request.responseXML : null;
      resolve([...(page?.head.querySelectorAll('[data-published="added"]') ?? [])]);
    };
    request.send();
  });
