/** Visitors of a fair who left their address, the same in every language. */
export const FAIR_GUESTS = [
  ['Ana Belén Cid', 'ana@lataberna.example'],
  ['Blas Montero', 'blas@casamontero.example'],
  ['Carla Fuster', 'carla@fuster.example'],
  ['Diego Alarcón', 'cocina@elpatio.example'],
  ['Elvira Sanz', 'elvira@mesonsanz.example'],
  ['Fermín Rueda', 'fermin@rueda.example'],
  ['Gloria Paz', 'gloria@bodasdelrio.example'],
  ['Héctor Nieto', 'compras@hotelnieto.example'],
  ['Inés Vidal', 'ines@vidal.example'],
  ['Julián Prado', 'julian@prado.example'],
  ['Lola Herrera', 'lola@laalacena.example'],
  ['Marcos Gil', 'marcos@gil.example'],
] as const;

/** Said no at the fair's counter to anything but the offer, and later to that as well. */
export const WITHDRAWN = 'marcos@gil.example';
export const FAIR_AGO = 17;
export const WITHDRAWN_AGO = 6;
