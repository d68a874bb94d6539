/**
 * Campaigns lead to any page, the form stands on one: so what an address says of its campaign goes along to the next page,
 * in the address again. Kept in the browser it would need a consent, and a banner that asks for it.
 */
export function carryCampaign(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const [campaign] = /utm_.*/.exec(location.search) ?? [];
    const isElsewhere = link?.pathname !== location.pathname || link.search !== location.search;
    if (link && campaign && link.host === location.host && isElsewhere && !link.search.includes('utm_'))
      link.search += (link.search && '&') + campaign;
  });
  // A form that is sent by GET replaces the query.
  addEventListener('formdata', ({ formData }) => {
    new URLSearchParams(location.search).forEach((value, name) => {
      if (name.startsWith('utm_')) formData.set(name, value);
    });
  });
}
