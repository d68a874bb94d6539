import distributor from './templates/distributor.json' with { type: 'json' };
import garage from './templates/garage.json' with { type: 'json' };
import bakery from './templates/bakery.json' with { type: 'json' };
import restaurant from './templates/restaurant.json' with { type: 'json' };
import hotel from './templates/hotel.json' with { type: 'json' };
import clinic from './templates/clinic.json' with { type: 'json' };
import law from './templates/law.json' with { type: 'json' };
import haulier from './templates/haulier.json' with { type: 'json' };
import builder from './templates/builder.json' with { type: 'json' };
import manufacturer from './templates/manufacturer.json' with { type: 'json' };
import school from './templates/school.json' with { type: 'json' };
import association from './templates/association.json' with { type: 'json' };
import townhall from './templates/townhall.json' with { type: 'json' };
import shop from './templates/shop.json' with { type: 'json' };
import agency from './templates/agency.json' with { type: 'json' };
import enDistributor from './en/templates/distributor.json' with { type: 'json' };
import enGarage from './en/templates/garage.json' with { type: 'json' };
import enBakery from './en/templates/bakery.json' with { type: 'json' };
import enRestaurant from './en/templates/restaurant.json' with { type: 'json' };
import enHotel from './en/templates/hotel.json' with { type: 'json' };
import enClinic from './en/templates/clinic.json' with { type: 'json' };
import enLaw from './en/templates/law.json' with { type: 'json' };
import enHaulier from './en/templates/haulier.json' with { type: 'json' };
import enBuilder from './en/templates/builder.json' with { type: 'json' };
import enManufacturer from './en/templates/manufacturer.json' with { type: 'json' };
import enSchool from './en/templates/school.json' with { type: 'json' };
import enAssociation from './en/templates/association.json' with { type: 'json' };
import enTownhall from './en/templates/townhall.json' with { type: 'json' };
import enShop from './en/templates/shop.json' with { type: 'json' };
import enAgency from './en/templates/agency.json' with { type: 'json' };
import esDistributor from './es/templates/distributor.json' with { type: 'json' };
import esGarage from './es/templates/garage.json' with { type: 'json' };
import esBakery from './es/templates/bakery.json' with { type: 'json' };
import esRestaurant from './es/templates/restaurant.json' with { type: 'json' };
import esHotel from './es/templates/hotel.json' with { type: 'json' };
import esClinic from './es/templates/clinic.json' with { type: 'json' };
import esLaw from './es/templates/law.json' with { type: 'json' };
import esHaulier from './es/templates/haulier.json' with { type: 'json' };
import esBuilder from './es/templates/builder.json' with { type: 'json' };
import esManufacturer from './es/templates/manufacturer.json' with { type: 'json' };
import esSchool from './es/templates/school.json' with { type: 'json' };
import esAssociation from './es/templates/association.json' with { type: 'json' };
import esTownhall from './es/templates/townhall.json' with { type: 'json' };
import esShop from './es/templates/shop.json' with { type: 'json' };
import esAgency from './es/templates/agency.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** Figures of the sector templates; the build checks them (docs/editors.md). */
export const TEMPLATE_FIGURES = {
  distributor,
  garage,
  bakery,
  restaurant,
  hotel,
  clinic,
  law,
  haulier,
  builder,
  manufacturer,
  school,
  association,
  townhall,
  shop,
  agency,
};

/** Words of the sector templates. */
export const TEMPLATE_WORDS = {
  en: {
    distributor: enDistributor,
    garage: enGarage,
    bakery: enBakery,
    restaurant: enRestaurant,
    hotel: enHotel,
    clinic: enClinic,
    law: enLaw,
    haulier: enHaulier,
    builder: enBuilder,
    manufacturer: enManufacturer,
    school: enSchool,
    association: enAssociation,
    townhall: enTownhall,
    shop: enShop,
    agency: enAgency,
  },
  es: {
    distributor: esDistributor,
    garage: esGarage,
    bakery: esBakery,
    restaurant: esRestaurant,
    hotel: esHotel,
    clinic: esClinic,
    law: esLaw,
    haulier: esHaulier,
    builder: esBuilder,
    manufacturer: esManufacturer,
    school: esSchool,
    association: esAssociation,
    townhall: esTownhall,
    shop: esShop,
    agency: esAgency,
  },
} satisfies Record<Locale, object>;
