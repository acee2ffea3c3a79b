// Tells whether an element can be seen, or nearly so.

import type { Attachment } from 'svelte/attachments';

export function seen(tell: (visible: boolean) => void): Attachment {
  return (element) => {
    const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '120px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
