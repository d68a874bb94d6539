import type { ProcessStems } from '#features/consulting/profile/reading/stem-index.rules.ts';

/** Spanish stems of what a problem is about; see `ENGLISH_PROCESSES` for how they are matched. */
export const SPANISH_PROCESSES: ProcessStems = {
  invoices_in: {
    phrase:
      '(?:pagamos|pagar) (?:\\S+ ){0,2}a (?:los )?proveedor|sub(?:e|en) en cada factura|tickets? de (?:gasolina|gasoil|peaje|parking|aparcamiento|comida)|proveedor(?:es)? (?:\\S+ ){0,2}(?:suben?|cobran?)\\b|pagado dos veces|tiques? (?:\\S+ ){0,2}(?:gasto|gasolina|comida|viaje|dieta)|facturas? de(?:l| los| las) \\S*(?:dero|tero|ntero|nero|distribuidor|mayorista)s?\\b|(?:pagamos|pagar|paga|aprobar|aprueba) (?:\\S+ ){0,3}facturas?|factur\\S* (?:de|del|a|al|con|de los|de las|de nuestros|que mandan los|que nos (?:mandan|envian) los) (?:los |las )?(?:proveedor|compra|acreedor|gasto|suministr|subcontrat)|facturas? (?:recibida|de entrada)|facturas? (?:\\S+ ){0,3}(?:llegan|recibimos|se reciben)|(?:llegan|recibimos|llega) (?:\\S+ ){0,4}facturas?|cuentas a pagar|(?:tickets?|recibos?|notas?|hojas?) de gastos?|gastos de viaje|pag(?:o|os|ar|amos) a (?:los )?(?:proveedor|acreedor)|albaran\\S* (?:\\S+ ){0,4}(?:factura(?!r\\b)|proveedor)|casar (?:\\S+ ){0,2}albaran',
    hint: 'proveedor|subcontrat',
  },
  invoices_out: {
    phrase:
      'trabajos? extras?\\b|facturas? se (?:hacen|emiten|preparan|sacan)|horas (?:\\S+ ){0,6}(?:no se|sin) factur\\S*|liquidaciones? (?:a|de) (?:\\S+ ){0,2}(?:agricultores|socios|proveedores|autores|clientes)|extras? de obra|sin facturar|factur\\S* (?:a|de|para) (?:los |nuestros )?(?:clientes?|socios|pacientes)\\b|emi(?:te|ten|tir|timos) (?:\\S+ ){0,2}factura|emision de factura|verifactu|(?:enviar|mandar|hacer|sacar) (?:\\S+ ){0,2}facturas?',
    noun: 'factur(?!\\S* (?:ha |de (?:la )?(?:luz|gas|energia|electricidad|agua)))',
  },
  collections: {
    phrase:
      'contracargo|retroce(?:de|den|dido|sion) (?:\\S+ ){0,3}(?:pago|cargo|tarjeta|cobro)|devoluciones de cargo|anulan? el cargo|quien (?:me |nos )?(?:ha|han) pagado|ultimo pago|pago final|euros (?:\\S+ )?vencidos?|saldos? vencid|devueltos? (?:\\S+ ){0,2}recibos?|que facturas? (?:pagan?|corresponde)|dejo a deber|dej(?:a|an|aron) a deber|devuelven (?:\\S+ ){0,2}recibos?|recibos? domiciliad|nos debe\\b(?! (?:llegar|avisar))|paga cada (?:transferencia|ingreso)|cuando (?:vamos a cobrar|cobraremos|nos van a pagar)|retrasan? (?:\\S+ ){0,2}pago|pago de (?:las )?cuotas|reclama(?:ndo|mos|n)? (?:\\S+ ){0,2}(?:pago|deuda|impag|cobro|factura)|deben (?:\\S+ ){0,3}(?:mensualidad|cuota|recibo|factura|euros|mes)|facturas? (?:\\S+ ){0,3}(?:impagad|vencid|sin cobrar|pendientes? de (?:cobr|pag))|pagan? (?:\\S+ ){0,2}(?:tarde|con retraso|a \\d+|a (?:sesenta|noventa)|cuando quieren)|recibos? (?:\\S+ )?devuelt|nos deben|cuotas? (?:\\S+ ){0,3}(?:impagad|sin (?:pagar|cobrar)|devuelt)|(?:tardan|demoran) (?:\\S+ ){0,4}(?:pagar|pagarnos)|(?:tardamos) (?:\\S+ ){0,4}cobrar|reclamar (?:\\S+ ){0,2}(?:pago|deuda|impag|cobro)|no (?:nos )?pagan',
    noun: 'impag|moros|cobr(?:o|os|ar|amos|an)\\b|deudor|deudas? de',
  },
  month_end: {
    phrase:
      'si (?:ganamos|perdemos) dinero\\b(?! con)|facturas para (?:la |el )?(?:gestor|asesor)|dinero en (?:la )?caja|descuadres? de caja|(?:asesor|gestor|contable) (?:\\S+ ){0,3}(?:pide|papeles|facturas|tickets)|clientes? (?:\\S+ ){0,2}(?:traen|mandan|envian|dejan) (?:\\S+ ){0,2}facturas|consolidacion de (?:\\S+ ){0,3}(?:sociedades|filiales|empresas|cuentas)|papeles (?:\\S+ )?(?:gestor|asesor|contable)|arqueo|clientes? (?:\\S+ ){0,2}(?:traen|mandan|envian|dejan) (?:\\S+ ){0,2}(?:papeles|tickets|documentacion)|cuadrar (?:\\S+ )?caja|cierre de caja|caja no cuadra|cierres? (?:\\S+ ){0,2}(?:mes|mensual|contable|trimestr|ano|anual|ejercicio)|cerrar (?:\\S+ )?(?:mes|contabilidad|trimestre|ejercicio|ano|cuentas)|concilia|modelos? (?:trimestral|\\d{3})|declaracion(?:es)? (?:de|del|trimestral)|cuentas anuales',
    noun: 'contab|impuesto|iva\\b|asientos contab|trimestrales',
    hint: 'gestoria',
  },
  payroll: {
    noun: 'nomina|salarios?\\b|sueldos?\\b|fichaj|ficha(?:r|n)\\b|control horario|registro (?:horario|de jornada)|jornada\\b|horas extra|vacaciones|dietas\\b|partes? de horas|finiquito|bajas? (?:medicas|laborales)',
    phrase:
      'incidencias de (?:la |las )?nomina|horas de (?:los |las )?(?:empleados|trabajadores|operarios|personal|chicos)',
  },
  orders: {
    phrase:
      '(?:prueba|justificante|comprobante)s? de (?:la )?entrega|documentos de porte|reclaman entregas|demostrar (?:\\S+ ){0,2}entreg|laboratorio (?:dental|protesic)|protesis\\b|(?:coronas?|puentes?) (?:\\S+ ){0,5}laboratorio|pedidos? (?:de|a) (?:los )?(?:client|tienda|proveedor)|pedidos (?:que entran |que llegan )?(?:por|de) (?:la )?(?:web|internet|tienda (?:online|en linea|web))|cuando (?:estara|llega|sale) (?:lo suyo|su pedido|su encargo)|cambian? (?:el|los) (?:encargo|pedido)|preguntar (?:\\S+ ){0,4}pedido|pedimos (?:\\S+ ){0,2}(?:los )?proveedor|pedir (?:\\S+ ){0,2}proveedor',
    noun: 'pedid(?:o|os)\\b|comandas?\\b|encargos?\\b|albaran',
    hint: 'piden\\b',
  },
  quotes: {
    noun: 'descuentos?\\b|precios?\\b|presupuest(?!\\S* (?:municipal|anual|general|de marketing))|ofertas?\\b(?! de (?:empleo|trabajo))|cotizacion|licitacion|propuestas?\\b|tarifas?\\b|escandallo|valoracion de obra',
    phrase:
      'piden (?:\\S+ )?(?:rebaja|descuento)|margen (?:\\S+ ){0,5}(?:trabajo|presupuest|obra)|equivocamos (?:\\S+ ){0,5}presupuestar|presupuestar\\b|precios? de (?:cada )?(?:trabajo|obra|reparacion|servicio|pieza)',
  },
  stock: {
    phrase:
      'bascula|pesadas? de\\b|pesaje|(?:piezas?|recambios?|repuestos?|materiales) (?:equivocad|que no (?:es|son|era|eran)\\b)|viajes? (?:\\S+ ){0,2}al (?:almacen|proveedor)|ir (?:\\S+ ){0,3}al almacen|compramos (?:dos veces|repetido|por duplicado)|herramientas? (?:\\S+ ){0,4}(?:pierd|perd|desaparec|rob|falt)|(?:pierden|perdemos|desaparecen|faltan|roban) (?:\\S+ ){0,2}herramientas?|material (?:\\S+ ){0,4}furgoneta|roturas? de (?:stock|existencias)|sin (?:existencias|stock)\\b|quedamos sin (?!luz|gente|personal|internet)|recuentos? (?:de|del|fisic)|niveles? de stock',
    noun: 'genero\\b|materias? primas?|compras\\b|reponer|reposicion|ingrediente|caduca|medicacion|material(?:es)? (?:en|de) (?:stock|almacen)|existencias|inventari|almacen|stocks?\\b|recuento|caducad|caducidad|merca(?:ncia|deria)',
    hint: 'lo que hay\\b|lo que queda\\b|estanter|palets?\\b',
  },
  forecasting: {
    phrase:
      'llega(?:r|remos|mos) a fin de mes|(?:compramos|pedimos|hacemos|cocinamos|producimos|fabricamos) (?:de mas|de menos|demasiad)|a la basura|en la basura|desperdici|prever\\b|prevision(?:es)?\\b|pronostic|predecir|prediccion|demanda\\b|cuant\\w+ (?:\\S+ ){0,4}(?:vamos a|va a|van a|habra|vendra|se vende|venderemos|hay que (?:comprar|pedir|preparar|hornear|fabricar|hacer)|comprar|pedir|hornear|preparar)|sobrestock|(?:compr|produc|hac|ped)\\w+ (?:\\S+ ){0,2}a ojo|sobra (?:\\S+ ){0,2}(?:comida|pan|genero|producto)|tiramos (?:\\S+ ){0,3}(?:comida|pan|genero|producto)',
    noun: 'tesoreria|liquidez\\b|estacional|a ojo\\b',
  },
  production: {
    phrase:
      'programas? del (?:cnc|torno)|(?:preparar|preparando|preparacion de|cambios? de pieza en) (?:el |la )?(?:torno|maquina|fresadora|centro de mecanizado)|partes? de obra|faltan? (?:\\S+ ){0,2}(?:herraje|componente|tornill)|no salen? igual|salen? (?:cada vez )?distint|produccion se (?:nos )?(?:para|detiene)|lineas? (?:de \\S+ )?se (?:nos )?(?:para|detiene)|cuanto (?:se tarda|tardamos|dura) (?:\\S+ ){0,3}(?:operacion|pieza|trabajo|lote)|partes? del (?:turno|trabajo|dia)|partes? de (?:produccion|trabajo|fabricacion|turno)|datos de produccion|ordenes de fabricacion|hojas? de (?:fabricacion|ruta|produccion)|horas (?:\\S+ ){0,6}(?:cada )?(?:pieza|trabajo)\\b',
    noun: 'rendimiento|cuellos? de botella|produccion\\b|produc(?:e|en|imos|idas?)\\b|fabrica(?:cion|mos|n|da|das|do)\\b|coladas?\\b|horneadas?|lotes?\\b|lineas? de (?:envasado|montaje)|cambios? de (?:formato|utillaje|molde)|montaje',
    hint: 'maquina|plantas?\\b|piezas?\\b',
  },
  quality: {
    phrase:
      '(?:tallas?|prendas) (?:\\S+ ){0,5}(?:devuel|devol|vuelve|no era)|devuelven? (?:\\S+ ){0,6}talla|alergi(?:a|as|ca|cas|co|cos) |celiac|repetir (?:\\S+ ){0,2}(?:trabajo|pieza|faena|lote)|rehacer (?:\\S+ ){0,2}(?:trabajo|pieza)|rechazan? (?:\\S+ ){0,5}(?:pieza|lote)|remates (?:de obra|sin)|queja (?:\\S+ ){0,3}acabados|acabados (?:mal|sin)|reclamaciones de calidad|se (?:tira|tiran|desecha|desechan)\\b|alertas? sanitaria|retirada de producto|control(?:es)? de (?:calidad|temperatura)|registros? de (?:temperatura|calidad|limpieza)',
    noun: 'calidad\\b|rechazos?\\b|defect|no conformidad|trazab|auditor|inspeccion|appcc|mermas?\\b|devoluciones|retrabaj|higiene|temperatura|alergeno|calibra|homologa|chatarra',
  },
  planning: {
    phrase:
      'plazos? (?:\\S+ ){0,3}(?:apel|recur|demanda|aleg|prescri|procesal|judicial)|lexnet|(?:plazos|vencio|vencido) (?:\\S+ ){0,2}(?:recurso|plazo)|colas? en (?:el |los )?muelle|muelles? (?:de carga|de descarga|libre|ocupad)|contesta(?:r|cion) (?:a )?la demanda|(?:esperan?|llegan?) (?:\\S+ ){0,4}(?:a|para) descargar|hora a los proveedores|repart(?:ir|iendo|imos|e|en) (?:el |las |los )?(?:trabajo|tareas|faena|trabajos)\\b|habitaciones (?:\\S+ ){0,2}(?:libres|listas|limpias)|para ayer\\b|apaga(?:r|ndo) fuegos|trabaja(?:r|mos) (?:\\S+ ){0,2}(?:sabados|domingos|festivos)|entregamos (?:\\S+ ){0,2}(?:tarde|con retraso)|entregas (?:tarde|con retraso|retrasad)|plan (?:de trabajo|semanal|diario|de la semana)\\b|hacemos horas extra|horas extras? (?:porque|por (?:mala|falta))|planificacion (?:\\S+ ){0,3}cabeza|rutas? (?:de|del) |hojas? de ruta de|reparto de (?:tareas|trabajo|turnos)|turnos? de',
    noun: 'camareras de piso|camion(?:es)?\\b|carga de (?:trabajo|la fabrica|taller)|plazos? de entrega|plazos\\b|tareas\\b|repartidor|viajes\\b|cuadrantes?\\b|rutas?\\b|planific|planning|turnos?\\b|reparto|guardias\\b|horarios\\b|organiza(?:r|mos|n) (?:\\S+ )?(?:trabajo|obra|semana|equipos|cuadrilla)|cuadrilla|programacion de',
    hint: 'furgoneta|conductor|camion|obras?\\b',
  },
  maintenance: {
    phrase:
      '(?:horno|maquina|torno|prensa|camara|caldera|ascensor|furgoneta|camion|carretilla|bomba)(?:s|es)? (?:\\S+ ){0,2}(?:falla|fallan|para|parad|estropea|rompe)|hasta que (?:se )?(?:rompe|falla|para)|partes? de averia|ordenes de (?:trabajo|mantenimiento)|plan de mantenimiento|se (?:nos )?(?:para|paran|estropea|estropean|rompe|rompen)\\b|paradas? (?:no |impre|de maquina|de linea)',
    noun: 'extintor|cambios? de aceite|revisiones|itv\\b|goteras|arregl(?:o|os|ar)\\b|mantenimiento|averi|repuesto|recambio|preventiv|caldera|ascensor',
    hint: 'reparaci',
  },
  customer_service: {
    phrase:
      'circulares\\b|correos? (?:\\S+ ){0,2}a las familias|(?:avisa|avisos|avisamos|comunicados) (?:\\S+ ){0,4}(?:familias|padres)|padres (?:\\S+ ){0,3}comunicados|autorizacion(?:es)? de (?:la |las )?excursion|mensajes? (?:\\S+ ){0,4}whatsapp|avisos? de (?:los )?clientes?|perdemos (?:\\S+ )?clientes|(?<!siempre )hay colas?\\b|hacen colas?\\b|colas? hasta|se (?:nos )?dan de baja|pregunta(?:n|ndo)? (?:\\S+ ){0,2}(?:cuando|donde)|mismas? preguntas?|nadie nos llama|ningun cliente nos llama|se nos van (?:\\S+ )?(?:clientes|socios|alumnos|pacientes)|colas? (?:en|ante|delante de) (?:el |la )?(?:mostrador|caja|tienda|puerta|barra)|contesta(?:r|n|mos)? (?:\\S+ ){0,4}al? (?:los )?clientes?|(?:clientes?|socios?) (?:\\S+ )?(?:se (?:nos )?(?:da|dan|va|van)|se marcha)|bajas de (?:clientes|socios)|(?:clientes?|pacientes?|socios|vecinos|ciudadanos|huespedes|padres|familias|alumnos|usuarios|inquilinos) (?:\\S+ ){0,3}(?:llaman|se quejan|esperan|preguntan)|atencion al (?:cliente|publico|ciudadano|socio)|atender (?:\\S+ )?(?:llamada|telefono|client|publico)|coger (?:el )?telefono',
    noun: 'telefono\\b|llamadas?\\b|llaman\\b|quejas?\\b|reclamacion|tickets?\\b(?! de)|soporte|centralita|incidencias?\\b|consultas? de|colas?\\b|recepcion\\b|ventanilla|posventa|postventa',
    hint: 'no contestan? nadie|nadie contesta|mensajes?\\b',
  },
  appointments: {
    noun: 'reservad[oa]s?\\b|reservan\\b|huecos\\b|anulaciones|consultas\\b|citas?\\b|reservas?\\b|agendas?\\b|overbooking|listas? de espera|visitas? (?:concertad|comercial)',
    phrase:
      '(?:me|nos) cancelan|cancelan (?:el mismo dia|a ultima hora)|no vuelven (?:\\S+ ){0,2}revision|pacientes (?:\\S+ ){0,3}esperan (?:\\S+ ){0,3}(?:horas?|minutos|sala)|pedir (?:hora|cita)|coger (?:hora|cita)|dar (?:hora|cita)',
  },
  email: {
    phrase: 'correos? (?:\\S+ ){0,3}se contesta|busca(?:ndo|r|mos) (?:\\S+ ){0,2}correos?\\b',
    noun: 'correos?\\b|buzon|bandeja de entrada|e-mails?\\b|emails?\\b|mails?\\b',
  },
  website: {
    phrase:
      '(?:llena|llenan|abandona|abandonan|deja|dejan) (?:el |su |los )?carrito|carritos? (?:\\S+ ){0,3}abandonad|fichas? de producto (?:\\S+ ){0,2}web|contrasenas? de la (?:web|pagina)|en google (?:\\S+ ){0,2}(?:sale|salen|salimos|aparece)|web (?:esta|sigue|se ha quedado) (?:\\S+ )?(?:desactualizad|antigu|obsolet|viej)|portales (?:\\S+ ){0,3}(?:cobran|comision)|comision(?:es)? (?:de|a) (?:\\S+ )?portales|formularios? (?:de contacto|de la (?:web|pagina))|claves? de la (?:web|pagina)|(?:salimos|aparecemos|salir|aparecer|sale|aparece|encuentran?) (?:\\S+ ){0,2}en (?:google|internet)|tiendas? (?:online|virtual|en linea|web)|pagina web|redes sociales|vend(?:er|emos) (?:\\S+ )?(?:online|por internet)|venta (?:online|en linea|por internet)',
    noun: 'web\\b|webs\\b|seo\\b|instagram|facebook|posicionamiento|e-commerce|ecommerce|online\\b|internet\\b',
    hint: 'google|pagina\\b',
  },
  reviews: {
    phrase:
      'opinion(?:es)?\\b|resenas?\\b|valoraciones (?:de|en|neg)|estrellas?\\b|comentarios (?:de|en|neg)',
  },
  sales: {
    phrase:
      '(?:perdemos|pierden|pierde) ventas|(?:encontrar|conseguir|captar) (?:\\S+ )?clientes|faltan? (?:de )?clientes|(?:perdemos|perdido) (?:\\S+ )?clientes|vivimos de (?:un|dos|pocos)|clientes (?:\\S+ ){0,6}(?:sin comprar|no compran|compran menos)|comercial (?:\\S+ ){0,3}(?:se jubila|se va)\\b|ventas depende|(?:presupuesto|oferta|propuesta)s? (?:\\S+ ){0,5}no (?:nos )?(?:contesta|responde|dice)n?\\b|(?:presupuesto|oferta|propuesta)s? (?:\\S+ ){0,7}(?:sigue|siguen|seguimiento|vuelve a llamar|insiste)|segui(?:r|miento) (?:\\S+ ){0,3}(?:comercial|oferta|presupuesto|client|oportunidad|propuesta)|clientes? nuevos?|nuevos clientes|cartera de clientes|contactos de (?:la )?feria',
    noun: 'clientes inactivos|dejan de comprar|promocion|leads?\\b|crm\\b|oportunidad|ventas?\\b|captacion|vende(?:r|mos)\\b|vendedor|ferias?\\b',
    hint: 'comerciales?\\b',
  },
  hiring: {
    phrase:
      'gente dura\\b|no (?:nos )?dura la gente|nadie quiere (?:ser|entrar|estar) (?:\\S+ ){0,3}(?:junta|directiva|president)|(?:encontrar|encontramos|conseguir|faltan) (?:\\S+ )?voluntari|contratamos a (?:alguien|un|una)\\b|rotacion de personal|(?:personal|gente|empleados) (?:se (?:nos )?(?:va|van|marcha)|no (?:aguanta|dura))|no hay (?:\\S+ )?(?:chofer|camarer|soldador|conductor|enfermer|cociner|mecanic|programador|tecnic|albanil|electricista|medic|profesor|operari)|encontra(?:mos|r) (?:\\S+ ){0,2}(?:oficial|camarer|soldador|personal\\b|gente|conductor|enfermer|cociner|mecanic|programador|perfil|tecnic|chofer|albanil|electricista|medic|profesor|operari)|falta (?:de )?(?:personal|mano de obra)|ofertas? de (?:empleo|trabajo)|curricul|seleccion de personal|procesos? de seleccion|cubrir (?:\\S+ ){0,2}(?:plaza|puesto|baja|vacante)|entrevistas de trabajo',
    noun: 'contratar\\b|contrataciones|candidat|vacantes?\\b|cvs?\\b',
  },
  training: {
    phrase:
      'cada vez que entra (?:un|una|alguien)|hay que (?:explicar|ensenar)\\S* todo|carnes? (?:de )?(?:carretill|manipulador)|(?:enfermer|camarer|emplead|trabajador|companer|operari|profesor|voluntari|tecnic)\\S* nuev|los nuevos\\b|las nuevas (?:trabaj|emplead|companer)|nuev[oa]s (?:empleado|trabajador|companer|camarer|operari|incorporacion|enfermer|profesor|voluntari)|recien (?:llegad|incorporad|contratad)|cuando entra (?:alguien|uno|gente)|gente nueva',
    noun: 'formacion\\b|formar(?:se|los|les|lo)?\\b|formad[oa]s?\\b|acogida|incorporaciones|becari|aprendi(?:z|ces)\\b|cursos?\\b|aprender\\b',
    hint: 'ensen(?:a|ar|amos)\\b|explica(?:r)?\\b',
  },
  documents: {
    phrase:
      'conflictos? de intereses|parte contraria|boletin(?:es)? de (?:notas|evaluacion)|profesores (?:\\S+ ){0,5}boletines|informes de (?:los )?alumnos|cuadernos? de (?:explotacion|campo)|siex\\b|tratamientos? fitosanitari|tc2\\b|subcontrat\\S* (?:\\S+ ){0,9}(?:seguro|seguridad social|papeles|corriente)|(?:papeles|documentacion|corriente) (?:\\S+ ){0,4}subcontrat|recibo de la? reta|renovar (?:\\S+ ){0,3}(?:seguro|poliza|contrato|licencia|alquiler)|(?:seguro|poliza|licencia)s? (?:\\S+ ){0,2}(?:caduc|venc)|fichas de (?:los |las )?(?:alumno|paciente|socio)s\\b|justific\\S* (?:\\S+ ){0,3}(?:subvencion|ayudas)|historias? clinicas?|historiales?|fichas? tecnicas?|informes? medicos?|partes? medicos?',
    noun: 'subvencion|licencias?\\b|circulares|solicitud|justificantes?|cartas?\\b|manuales\\b|imprim(?:e|en|ir|imos)|document|archivos?\\b|archivador|carpetas?\\b|expediente|contratos?\\b|actas?\\b|escrituras?\\b|planos?\\b|papeleo|papeles\\b|formularios?\\b|certificados?\\b|escane|armarios? |firmas?\\b|impresos\\b',
    hint: 'resultados\\b|historias?\\b',
  },
  knowledge: {
    phrase:
      'todos me preguntan|me preguntan (?:\\S+ ){0,2}(?:lo mismo|todo)|preguntan (?:\\S+ ){0,4}a la misma persona|todo pasa por (?:mi|el jefe|la jefa|la duena|el dueno)|todo depende de mi\\b|si \\S+ (?:coge la baja|esta de (?:baja|vacaciones)|se pone (?:mal|enferm)|falta|enferma|se va|se marcha)|(?:solo|unicamente|unica persona) (?:\\S+ ){0,4}(?:sabe|conoce|domina|controla)\\b|en (?:la|su|mi|las|sus) cabezas?\\b|depende(?:mos|n)? (?:\\S+ )?de (?:una sola|un solo|una unica|una persona|el jefe)|jubil|conocimiento|know-?how|nadie mas (?:\\S+ )?(?:sabe|puede|conoce)|relevo|si (?:se va|falta|enferma|se pone)|insustituible|imprescindible|experiencia de',
    noun: 'recetas?\\b|veteran[oa]s?',
  },
  reporting: {
    phrase:
      '(?:datos|cifras|numeros) (?:para|de) (?:el |la )?(?:pleno|junta|consejo|direccion|gerencia)|informes? (?:\\S+ ){0,3}(?:junta|direccion|mensual|semanal|gestion|consejo)|cuadros? de mando|kpis?\\b|rentab|cuanto (?:nos )?(?:cuesta|ganamos)|margen(?:es)?\\b|costes? real|que (?:\\S+ ){0,3}(?:gana|ganamos|dan?|dejan?) (?:dinero|margen|beneficio)|memoria (?:anual|de actividad)',
    noun: 'decisiones|cifras\\b|informes?\\b|indicador|estadistic',
  },
  integration: {
    phrase:
      'van (?:\\S+ )?por separado|de una pantalla a otra|de un excel a otro|entre (?:los )?(?:programas|sistemas|aplicaciones)|no (?:se )?(?:habla|comunica|conecta|integra|sincroniza|entiende|cruza)n? (?:con|entre)|no esta\\S* (?:conectad|integrad|enlazad|comunicad|sincronizad)|sin (?:conexion|integrar|conectar) (?:con|entre)|desconectad|doble (?:entrada|registro|tecleo|trabajo)|(?:dos|tres|cuatro|cinco|varios|distintos|diferentes) (?:sistemas|programas|aplicaciones)|de un (?:programa|sistema) a otro|(?:meter|metemos|introducir|teclear|apuntar|escribir) (?:\\S+ ){0,3}dos veces',
    noun: 'integra(?:cion|r)\\b|sincroniza',
    decisive:
      'no se hablan?\\b|no (?:se )?(?:habla|comunica|conecta|integra|sincroniza|entiende|cruza)n? (?:con|entre)|no esta\\S* (?:conectad|integrad|enlazad|comunicad|sincronizad)',
  },
  data_quality: {
    phrase:
      'cada (?:uno|cual) (?:tiene|lleva|usa) su (?:propi\\S )?(?:excel|hoja|lista)|(?:telefonos|direcciones|correos|datos) (?:\\S+ ){0,4}(?:estan mal|viej[oa]s|no valen|erroneos|caducados|antigu[oa]s)|duplicad|fichas? de client\\S* (?:\\S+ ){0,2}(?:repetid|incomplet|vacia)|en (?:dos|tres|varios|distintos|diferentes) formatos|calidad de (?:los|del?) datos?|datos (?:maestros|incompletos|desactualizados|erroneos)|desactualizad|bases? de datos',
    noun: 'codigos? de (?:articulo|producto|cliente)|catalogo|repetid[oa]s?\\b|incomplet',
    hint: 'obsolet|datos\\b',
  },
  security: {
    phrase:
      'rob(?:aron|an|ado) (?:\\S+ )?(?:movil|portatil|tablet)|permisos de administrador|windows (?:7|8|10|xp)\\b|wi-?fi\\b|ordenador(?:es)? (?:\\S+ ){0,2}sin actualizar|todavia (?:entra|accede)n?\\b|(?:sigue|siguen) (?:entrando|teniendo acceso)|comparten? (?:\\S+ )?(?:usuario|clave|contrasen)|quien (?:tiene acceso|puede (?:ver|abrir|entrar))|(?:pierde|pierden|roban) (?:\\S+ )?(?:tablet|portatil|movil)|cualquiera (?:\\S+ ){0,3}(?:puede|abre|entra|ve|accede)\\b|permisos de (?:usuario|carpeta)|usuarios? compartid|ordenador(?:es)? sin (?:bloquear|clave)|robo de|antiguos empleados|(?:mismo|misma|mismos|mismas) (?:usuario|clave)|correo falso|cifrad[oa]s?\\b|contrasen|claves? (?:de acceso|del|compartid)|phishing|ciber|virus|ransomware|hacke|antivirus|cortafuegos|doble factor|seguridad informatica|permisos de acceso|estafa|suplanta|pendrive',
    hint: 'accesos?\\b',
  },
  backup: {
    phrase:
      'solo en (?:el |los |mi |un |su )?(?:movil|portatil)|se cae el (?:servidor|sistema)|copia(?:s)? (?:del|de los) (?:servidor|ordenador|portatil)|lo (?:perdemos|perderiamos) todo|disco duro|copias? de seguridad|backups?\\b|copias? (?:del servidor|de los datos)|respaldos?\\b',
  },
  privacy: {
    phrase:
      'en la impresora|encima de las mesas|correo a todos (?:\\S+ ){0,5}(?:a la vista|en copia)|copia (?:oculta|visible)|(?:movil|cuenta|correo|telefono|whatsapp|ordenador) (?:personal|particular)|fotos de (?:los |las )?(?:pacientes|ninos|alumnos|menores)|rgpd|lopd|proteccion de datos|privacidad|consentimiento|datos (?:personales|de salud|medicos|sensibles|de (?:los |las )?(?:pacientes|menores|alumnos|ninos|familias))|aepd|cookies|sin cifrar|confidencial',
  },
  ai_use: { decisive: 'chat ?gpt|copilot|gemini|ia\\b|inteligencia artificial|openai' },
};
