import enWords from './en/composer.json' with { type: 'json' };
import enAccounting from './en/trades/accounting.json' with { type: 'json' };
import enAgriculture from './en/trades/agriculture.json' with { type: 'json' };
import enArchitecture from './en/trades/architecture.json' with { type: 'json' };
import enAssociation from './en/trades/association.json' with { type: 'json' };
import enBeauty from './en/trades/beauty.json' with { type: 'json' };
import enBuilding from './en/trades/building.json' with { type: 'json' };
import enClinic from './en/trades/clinic.json' with { type: 'json' };
import enCourses from './en/trades/courses.json' with { type: 'json' };
import enCybersecurity from './en/trades/cybersecurity.json' with { type: 'json' };
import enEvents from './en/trades/events.json' with { type: 'json' };
import enFood from './en/trades/food.json' with { type: 'json' };
import enGeneric from './en/trades/generic.json' with { type: 'json' };
import enGym from './en/trades/gym.json' with { type: 'json' };
import enIndustrial from './en/trades/industrial.json' with { type: 'json' };
import enInsurance from './en/trades/insurance.json' with { type: 'json' };
import enLaw from './en/trades/law.json' with { type: 'json' };
import enLodging from './en/trades/lodging.json' with { type: 'json' };
import enLogistics from './en/trades/logistics.json' with { type: 'json' };
import enPhotography from './en/trades/photography.json' with { type: 'json' };
import enPhysiotherapy from './en/trades/physiotherapy.json' with { type: 'json' };
import enRepairs from './en/trades/repairs.json' with { type: 'json' };
import enRestaurant from './en/trades/restaurant.json' with { type: 'json' };
import enShop from './en/trades/shop.json' with { type: 'json' };
import enSoftware from './en/trades/software.json' with { type: 'json' };
import enTours from './en/trades/tours.json' with { type: 'json' };
import esWords from './es/composer.json' with { type: 'json' };
import esAccounting from './es/trades/accounting.json' with { type: 'json' };
import esAgriculture from './es/trades/agriculture.json' with { type: 'json' };
import esArchitecture from './es/trades/architecture.json' with { type: 'json' };
import esAssociation from './es/trades/association.json' with { type: 'json' };
import esBeauty from './es/trades/beauty.json' with { type: 'json' };
import esBuilding from './es/trades/building.json' with { type: 'json' };
import esClinic from './es/trades/clinic.json' with { type: 'json' };
import esCourses from './es/trades/courses.json' with { type: 'json' };
import esCybersecurity from './es/trades/cybersecurity.json' with { type: 'json' };
import esEvents from './es/trades/events.json' with { type: 'json' };
import esFood from './es/trades/food.json' with { type: 'json' };
import esGeneric from './es/trades/generic.json' with { type: 'json' };
import esGym from './es/trades/gym.json' with { type: 'json' };
import esIndustrial from './es/trades/industrial.json' with { type: 'json' };
import esInsurance from './es/trades/insurance.json' with { type: 'json' };
import esLaw from './es/trades/law.json' with { type: 'json' };
import esLodging from './es/trades/lodging.json' with { type: 'json' };
import esLogistics from './es/trades/logistics.json' with { type: 'json' };
import esPhotography from './es/trades/photography.json' with { type: 'json' };
import esPhysiotherapy from './es/trades/physiotherapy.json' with { type: 'json' };
import esRepairs from './es/trades/repairs.json' with { type: 'json' };
import esRestaurant from './es/trades/restaurant.json' with { type: 'json' };
import esShop from './es/trades/shop.json' with { type: 'json' };
import esSoftware from './es/trades/software.json' with { type: 'json' };
import esTours from './es/trades/tours.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** The frames of the composer and its trade libraries (docs/editors.md); a trade that one language lacks does not compile. */
const en = {
  accounting: enAccounting,
  agriculture: enAgriculture,
  architecture: enArchitecture,
  association: enAssociation,
  beauty: enBeauty,
  building: enBuilding,
  clinic: enClinic,
  courses: enCourses,
  cybersecurity: enCybersecurity,
  events: enEvents,
  food: enFood,
  generic: enGeneric,
  gym: enGym,
  industrial: enIndustrial,
  insurance: enInsurance,
  law: enLaw,
  lodging: enLodging,
  logistics: enLogistics,
  photography: enPhotography,
  physiotherapy: enPhysiotherapy,
  repairs: enRepairs,
  restaurant: enRestaurant,
  shop: enShop,
  software: enSoftware,
  tours: enTours,
};

export const COMPOSER_WORDS = { en: enWords, es: esWords } satisfies Record<Locale, typeof enWords>;
export const TRADE_WORDS: Record<Locale, Record<keyof typeof en, typeof enFood>> = {
  en,
  es: {
    accounting: esAccounting,
    agriculture: esAgriculture,
    architecture: esArchitecture,
    association: esAssociation,
    beauty: esBeauty,
    building: esBuilding,
    clinic: esClinic,
    courses: esCourses,
    cybersecurity: esCybersecurity,
    events: esEvents,
    food: esFood,
    generic: esGeneric,
    gym: esGym,
    industrial: esIndustrial,
    insurance: esInsurance,
    law: esLaw,
    lodging: esLodging,
    logistics: esLogistics,
    photography: esPhotography,
    physiotherapy: esPhysiotherapy,
    repairs: esRepairs,
    restaurant: esRestaurant,
    shop: esShop,
    software: esSoftware,
    tours: esTours,
  },
};
