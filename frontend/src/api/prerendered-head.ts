export const fetchPrerenderedHead = (path: string): Promise<Element[]> =>
  new Promise((resolve) => {
    // Unlike DOMParser, XMLHttpRequest parses HTML without an exception in our Trusted Types policy.
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.onloadend = () => {
      const page: Document | null = request.status === 200 ? request.responseXML : null;
      resolve([...(page?.head.querySelectorAll('[data-prerendered="seo"]') ?? [])]);
    };
    request.send();
  });
